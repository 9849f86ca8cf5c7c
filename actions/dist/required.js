import bundle from './index.cjs'; await bundle.required(import.meta.dirname);
