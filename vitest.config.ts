import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** One run, one project per room; `vitest run --project helper` runs a single room. */
export default defineConfig({
  test: {
    // By default one core is left idle, which on the two of a small machine is half of it.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'app',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['src/shared/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
      { test: { name: 'label-core', include: ['label-core/src/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'helper', include: ['helper/src/**/*.test.ts'], testTimeout: 30_000 } },
      {
        // The contract reads the server's answers with the app's own parsers.
        resolve: { alias },
        test: { name: 'house', include: ['tests/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 },
      },
    ],
  },
});
