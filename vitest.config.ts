import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** One run, one project per room; `vitest run --project helper` runs a single room. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'app',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['src/shared/testing/setup.ts'],
          testTimeout: 15_000,
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
      { resolve: { alias }, test: { name: 'house', include: ['tests/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
