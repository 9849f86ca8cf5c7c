import { route } from './index.js'; await route(import.meta.dirname);
