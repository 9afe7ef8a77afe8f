import terms from 'virtual:glossary/fr';
import app from '../app/fr.json';
import odyssey from '../odyssey/fr.json';
import over from '../over/fr.json';
import stella from '../stella/fr.json';

export default { messages: { ...app, ...stella, ...odyssey, ...over }, terms };
