import bundle from './index.cjs'; await bundle.baseline(import.meta.dirname);
