/** Aborts at the first interrupt; a second one ends this process at once, as it would without us. */
export function interruptSignal(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const interrupt = (): void => {
    release();
    controller.abort();
  };
  const release = (): void => {
    for (const name of names) process.removeListener(name, interrupt);
  };
  for (const name of names) process.on(name, interrupt);
  return { signal: controller.signal, release };
}
