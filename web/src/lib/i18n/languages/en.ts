import terms from 'virtual:glossary/en';
import app from '../app/en.json';
import odyssey from '../odyssey/en.json';
import over from '../over/en.json';
import stella from '../stella/en.json';

export default { messages: { ...app, ...stella, ...odyssey, ...over }, terms };
