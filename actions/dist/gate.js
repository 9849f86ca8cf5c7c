import bundle from './index.cjs'; await bundle.gate(import.meta.dirname);
