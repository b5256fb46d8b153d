import { runSeededTests } from './run-seeded-tests.ts';
import type { Proof } from './proof.ts';

/** One round: it has the requests that it needs. */
const USUAL_MINUTES = 0;

/** Servers behind a proxy that are restarted one after the other. */
export const rollingProof: Proof = {
  name: 'rolling',
  shows: 'three servers behind Caddy are restarted in turn, and none of 10,000 requests fails',
  needs: [{ command: 'caddy', debianPackage: 'caddy' }],
  run: async (options) =>
    runSeededTests({
      name: 'rolling',
      words: ['--config', 'tests/soak/vitest.config.ts', 'tests/soak/rolling.soak.ts'],
      usualMinutes: USUAL_MINUTES,
      options,
    }),
};
