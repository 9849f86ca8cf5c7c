import { gate } from './index.js'; await gate(import.meta.dirname);
