import bundle from './index.cjs'; await bundle.retention(import.meta.dirname);
