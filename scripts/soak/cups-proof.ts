import type { Proof } from './proof.ts';
import { runSeededTests } from './run-seeded-tests.ts';

/** Rounds until the minute is over: each one sets up its queues again. */
const USUAL_MINUTES = 1;

/** Real queues of a private CUPS, through the real helper. */
export const cupsProof: Proof = {
  name: 'cups',
  shows: 'real CUPS queues print each label once, at its own size, wait while stopped, and cancel',
  needs: [
    { command: 'cupsd', debianPackage: 'cups-daemon' },
    { command: 'lpadmin', debianPackage: 'cups-client' },
    { command: 'rastertolabel', debianPackage: 'cups' },
    { command: 'gstoraster', debianPackage: 'cups-filters' },
    { command: 'ippeveprinter', debianPackage: 'cups-ipp-utils' },
    { command: 'avahi-daemon', debianPackage: 'avahi-daemon' },
    { command: 'dbus-daemon', debianPackage: 'dbus-daemon' },
  ],
  run: async (options) =>
    runSeededTests({
      name: 'cups',
      words: [
        '--config',
        'tests/soak/vitest.config.ts',
        'tests/soak/cups.soak.ts',
        'tests/soak/paper-size.soak.ts',
      ],
      usualMinutes: USUAL_MINUTES,
      options,
    }),
};
