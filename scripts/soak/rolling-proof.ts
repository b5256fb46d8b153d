import { runSeededTests } from './run-seeded-tests.ts';
import type { Proof } from './proof.ts';

/** One round: it has the requests that it needs. */
const USUAL_MINUTES = 0;

/** Servers behind a proxy that are restarted one after the other. */
export const rollingProof: Proof = {
  name: 'rolling',
  shows:
    'three servers are restarted in turn behind Caddy, HAProxy and nginx, and no request fails: 10,000 behind Caddy, 3,000 behind each other',
  needs: [
    { command: 'caddy', debianPackage: 'caddy' },
    { command: 'haproxy', debianPackage: 'haproxy' },
    { command: 'nginx', debianPackage: 'nginx-light' },
  ],
  run: async (options) =>
    runSeededTests({
      name: 'rolling',
      words: ['--config', 'tests/soak/vitest.config.ts', 'tests/soak/rolling.soak.ts'],
      usualMinutes: USUAL_MINUTES,
      options,
    }),
};
