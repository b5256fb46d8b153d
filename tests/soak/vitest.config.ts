import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TIMEOUT_MS = 120_000;

/** Configuration of the proofs of `pnpm test:soak` that are test files of their own; `pnpm test` does not run them. */
export default defineConfig({
  root,
  test: {
    name: 'soak',
    include: ['tests/soak/*.soak.ts'],
    // A machine runs one print service and one real IPP printer only.
    fileParallelism: false,
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
  },
});
