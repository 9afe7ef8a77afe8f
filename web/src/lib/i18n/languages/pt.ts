import terms from 'virtual:glossary/pt';
import app from '../app/pt.json';
import odyssey from '../odyssey/pt.json';
import over from '../over/pt.json';
import stella from '../stella/pt.json';

export default { messages: { ...app, ...stella, ...odyssey, ...over }, terms };
