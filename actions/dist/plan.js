import { plan } from './index.js'; await plan(import.meta.dirname);
