import { defineConfig } from 'vitest/config';

/** Tests of a library that reads the environment when it is loaded, so that no other file may have loaded it. */
const ALONE = ['src/testing/fake-github/fake-artifact-service.test.ts'];

export default defineConfig({
  test: {
    // Many tests wait for processes of their own and for the pauses between writes to the API, so that a core serves more than one. But
    // each worker loads and warms the code anew: eight take a tenth more of the processor than three.
    maxWorkers: 4,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['src/testing/e2e/**', ...ALONE],
          setupFiles: ['src/testing/property-seed.ts'],
          // One module graph for all files of a worker: what a test sets in its process it also takes back.
          isolate: false,
          restoreMocks: true,
          // No test is about time; a busy machine must not fail one.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'alone', include: ALONE, testTimeout: 30_000 } },
      {
        test: {
          // Whole programs: bundles built from the present sources, real git repositories, real processes.
          name: 'e2e',
          include: ['src/testing/e2e/**/*.test.ts'],
          globalSetup: ['src/testing/e2e/global-setup.ts'],
          setupFiles: ['src/testing/e2e/small-git.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
    ],
  },
});
