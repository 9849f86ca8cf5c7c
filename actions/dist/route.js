import bundle from './index.cjs'; await bundle.route(import.meta.dirname);
