import { chmodSync, writeFileSync } from 'node:fs';
import type { Proof, ProofOutcome } from './proof.ts';
import { runBrowserTests } from './run-browser-tests.ts';
import type { SoakOptions } from './soak-options.ts';

/** Programs of a Debian system that a proof makes for itself. */
export const debianSystemNeeds: Proof['needs'] = [{ command: 'mmdebstrap', debianPackage: 'mmdebstrap' }];

/** Variables that the program of a proof finds in its environment, and gives the server. */
export const serverVariables = ['HOST', 'PORT', 'HELPER_URL', 'DEMO'] as const;

/**
 * Starts a packed server twice on the same data, and prints with it in a browser.
 * @param file where the program is written that runs the server in the foreground
 * @param script its lines for a shell; they find `serverVariables` in their environment
 */
export function walkPackedServer(
  file: string,
  script: string,
  { rounds = 1 }: SoakOptions,
): Promise<ProofOutcome> {
  writeFileSync(file, `#!/bin/sh\nset -e\n${script}\n`);
  chmodSync(file, 0o755);
  return runBrowserTests({
    config: 'e2e/soak/playwright.config.ts',
    report: 'soak.json',
    project: 'packed-server',
    rounds,
    shownIn: 'test-results/soak',
    env: { PACKED_SERVER: file },
  });
}
