import terms from 'virtual:glossary/pl';
import app from '../app/pl.json';
import odyssey from '../odyssey/pl.json';
import over from '../over/pl.json';
import stella from '../stella/pl.json';

export default { messages: { ...app, ...stella, ...odyssey, ...over }, terms };
