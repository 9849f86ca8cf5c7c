import bundle from './index.cjs'; await bundle.kpi(import.meta.dirname);
