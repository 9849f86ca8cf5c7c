import bundle from './index.cjs'; await bundle.typestate(import.meta.dirname);
