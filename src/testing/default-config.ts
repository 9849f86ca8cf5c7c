import { defaultConfig } from '../contracts/config.ts';
import { GATE_LEVELS } from '../gates/index.ts';

/** What holds where nothing is configured, without any provider. */
export const DEFAULT_CONFIG = defaultConfig({ providers: [], levels: GATE_LEVELS });
