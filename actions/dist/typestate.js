import { typestate } from './index.js'; await typestate(import.meta.dirname);
