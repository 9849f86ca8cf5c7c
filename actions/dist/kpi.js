import { kpi } from './index.js'; await kpi(import.meta.dirname);
