import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '../packaging/run.ts';
import { projectRoot, runProgram } from '../test-run/run-program.ts';
import type { Proof } from './proof.ts';
import { runSeededTests } from './run-seeded-tests.ts';

const KILLS_A_ROUND = 30;
const USUAL_MINUTES = 2;

/** The printer helper as it is packed for this system: unpacked, started, killed, and asked what it printed. */
export const packageProof: Proof = {
  name: 'package',
  shows:
    'the packed printer helper starts, stops, refuses what it must, and prints no label twice however often it is killed',
  needs: [
    { command: 'xz', debianPackage: 'xz-utils' },
    { command: 'dpkg-deb', debianPackage: 'dpkg' },
  ],
  run: async (options) => {
    const folder = mkdtempSync(join(tmpdir(), 'platen-packed-'));
    try {
      if (!runProgram('node', ['scripts/package-helper.ts', `linux-${process.arch}`]))
        return { passed: 0, failed: 1, figures: {}, failures: ['The package was not made.'] };
      const [archive = ''] = globSync(`dist-helper/*-linux-${process.arch}.tar.xz`, { cwd: projectRoot });
      await run('tar', ['-xJf', resolve(projectRoot, archive), '-C', folder]);
      const program = join(folder, 'platen-helper');
      return runSeededTests({
        name: 'package',
        words: ['helper/src/cli/serve.test.ts'],
        env: {
          TEST_KILLS: String(KILLS_A_ROUND),
          TEST_HELPER: `${program}/node ${program}/helper.mjs serve`,
        },
        usualMinutes: USUAL_MINUTES,
        options,
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
