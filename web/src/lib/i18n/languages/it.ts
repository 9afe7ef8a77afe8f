import terms from 'virtual:glossary/it';
import app from '../app/it.json';
import odyssey from '../odyssey/it.json';
import over from '../over/it.json';
import stella from '../stella/it.json';

export default { messages: { ...app, ...stella, ...odyssey, ...over }, terms };
