import type { Proof } from './proof.ts';
import { runSeededTests } from './run-seeded-tests.ts';

/** One round: nothing in it is random. */
const USUAL_MINUTES = 0;

/** The helper's Windows driver under Wine. Node for Windows and the library of koffi come from the npm registry, once. */
export const wineProof: Proof = {
  name: 'wine',
  shows: 'the helper lists Windows queues and prints through spooler and GDI, dot by dot and once',
  needs: [
    { command: 'wine', debianPackage: 'wine' },
    { command: 'wineboot', debianPackage: 'wine' },
    { command: 'cupsd', debianPackage: 'cups-daemon' },
    { command: 'lpadmin', debianPackage: 'cups-client' },
    { command: 'rastertolabel', debianPackage: 'cups' },
    { command: 'gstoraster', debianPackage: 'cups-filters' },
    { command: 'gs', debianPackage: 'ghostscript' },
  ],
  run: async (options) =>
    runSeededTests({
      name: 'wine',
      words: ['--config', 'tests/soak/vitest.config.ts', 'tests/soak/wine.soak.ts'],
      usualMinutes: USUAL_MINUTES,
      options,
    }),
};
