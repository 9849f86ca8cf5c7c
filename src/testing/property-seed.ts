import { configureGlobal } from 'fast-check';

// A red build must be about the change: CI looks at the same cases every time. Everywhere else each run looks at new ones.
if (process.env['CI'] === 'true') configureGlobal({ seed: 20_261_128 });
