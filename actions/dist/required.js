import { required } from './index.js'; await required(import.meta.dirname);
