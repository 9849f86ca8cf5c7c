import { baseline } from './index.js'; await baseline(import.meta.dirname);
