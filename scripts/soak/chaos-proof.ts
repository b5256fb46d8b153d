import { runSeededTests } from './run-seeded-tests.ts';
import type { Proof } from './proof.ts';

/** From this many minutes on, a round is half an hour with a fault a minute. */
const LONG_MINUTES = 30;
/** One round: each fault once. */
const USUAL_MINUTES = 0;

/** An installation of several machines whose parts fail one after the other. */
export const chaosProof: Proof = {
  name: 'chaos',
  shows:
    'three servers, a proxy, PostgreSQL and three agents are killed, frozen, cut off and filled up in turn under load: nothing is lost, nothing is printed twice',
  needs: [
    { command: 'caddy', debianPackage: 'caddy' },
    { command: 'iptables', debianPackage: 'iptables' },
    { command: 'mount', debianPackage: 'mount' },
  ],
  run: async (options) => {
    const isLong = (options.minutes ?? 0) >= LONG_MINUTES;
    return runSeededTests({
      name: 'chaos',
      words: ['--config', 'tests/soak/vitest.config.ts', 'tests/soak/chaos.soak.ts'],
      ...(isLong && { env: { CHAOS_LONG: '1' } }),
      usualMinutes: USUAL_MINUTES,
      options,
    });
  },
};
