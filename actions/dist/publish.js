import bundle from './index.cjs'; await bundle.publish(import.meta.dirname);
