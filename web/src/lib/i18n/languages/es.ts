import terms from 'virtual:glossary/es';
import app from '../app/es.json';
import odyssey from '../odyssey/es.json';
import over from '../over/es.json';
import stella from '../stella/es.json';

export default { messages: { ...app, ...stella, ...odyssey, ...over }, terms };
