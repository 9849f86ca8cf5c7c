import bundle from './index.cjs'; await bundle.plan(import.meta.dirname);
