/**
 * The entry of the one shared bundle: an export per action (its folder's name in camel case) and `cli`. Each imports its
 * module when it is called, so that starting one action reads nothing that only another one needs. Every function is
 * given the folder of the stub that called it, because inside a bundle `import.meta` speaks of a chunk.
 */

export async function cli(distFolder: string): Promise<void> {
  const { runMain } = await import('./cli/main.ts');
  await runMain(distFolder);
}

export async function baseline(): Promise<void> {
  const module = await import('./actions/baseline.ts');
  await module.baseline();
}

export async function gate(): Promise<void> {
  const module = await import('./actions/gate.ts');
  await module.gate();
}

export async function typestate(): Promise<void> {
  const module = await import('./actions/judge-results.ts');
  await module.judgeResults('typestate');
}

export async function kpi(): Promise<void> {
  const module = await import('./actions/judge-results.ts');
  await module.judgeResults('kpi');
}

export async function required(distFolder: string): Promise<void> {
  const module = await import('./actions/required.ts');
  await module.required(distFolder);
}

export async function plan(): Promise<void> {
  const module = await import('./actions/plan.ts');
  await module.plan();
}

export async function route(distFolder: string): Promise<void> {
  const module = await import('./actions/route.ts');
  await module.route(distFolder);
}

export async function retention(): Promise<void> {
  const module = await import('./actions/retention.ts');
  await module.retention();
}

export async function publish(): Promise<void> {
  const module = await import('./actions/publish.ts');
  await module.publish();
}
