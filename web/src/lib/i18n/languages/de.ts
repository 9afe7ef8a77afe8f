import terms from 'virtual:glossary/de';
import app from '../app/de.json';
import odyssey from '../odyssey/de.json';
import over from '../over/de.json';
import stella from '../stella/de.json';

export default { messages: { ...app, ...stella, ...odyssey, ...over }, terms };
