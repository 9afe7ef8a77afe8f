import terms from 'virtual:glossary/nl';
import app from '../app/nl.json';
import odyssey from '../odyssey/nl.json';
import over from '../over/nl.json';
import stella from '../stella/nl.json';

export default { messages: { ...app, ...stella, ...odyssey, ...over }, terms };
