import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TIMEOUT_MS = 120_000;

/** The proofs of `pnpm test:soak` that are test files of their own; `pnpm test` does not know them. */
export default defineConfig({
  root,
  test: {
    name: 'soak',
    include: ['tests/soak/*.soak.ts'],
    // One print service, and one real IPP printer on a machine.
    fileParallelism: false,
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
  },
});
