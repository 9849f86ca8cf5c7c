import { join } from 'node:path';

import { DEFAULT_KPI, type KpiConfig } from '../../contracts/config.ts';
import { parseKpiBaseline, type KpiBaseline } from '../../contracts/kpi-baseline.ts';
import { readOptionalRepositoryFile } from '../../io/repository-file.ts';

/** The KPI baseline of the working tree; null where it has no such file. */
export async function ownKpiBaseline(root: string, configured: KpiConfig | null): Promise<KpiBaseline | null> {
  const { baseline: path } = configured ?? DEFAULT_KPI;
  const text = await readOptionalRepositoryFile(root, join(root, path), 'the KPI baseline');
  return text === undefined ? null : parseKpiBaseline(text, path);
}
