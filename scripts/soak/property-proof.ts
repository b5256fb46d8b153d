import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { projectRoot } from '../test-run/run-program.ts';
import type { Proof } from './proof.ts';
import { runSeededTests } from './run-seeded-tests.ts';

const USUAL_MINUTES = 5;
const TEST_FILES = ['src', 'label-core/src', 'server/src', 'helper/src', 'tests'].map(
  (room) => `${room}/**/*.test.{ts,tsx}`,
);

/** Returns whether a test file has property tests: it imports fast-check. */
export const hasProperties = (text: string): boolean => /^import .* from 'fast-check';$/m.test(text);

const propertyFiles = () =>
  globSync(TEST_FILES, { cwd: projectRoot }).filter((file) =>
    hasProperties(readFileSync(resolve(projectRoot, file), 'utf8')),
  );

/** Property tests of all rooms with one seed after the other. */
export const propertyProof: Proof = {
  name: 'properties',
  shows: 'every property holds for other values than those of pnpm test',
  needs: [],
  run: async (options) => {
    const files = propertyFiles();
    const outcome = runSeededTests({
      name: 'properties',
      words: files,
      usualMinutes: USUAL_MINUTES,
      options,
    });
    return { ...outcome, figures: { files: files.length, ...outcome.figures } };
  },
};
