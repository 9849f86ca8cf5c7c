import { publish } from './index.js'; await publish(import.meta.dirname);
