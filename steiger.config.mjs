import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  {
    rules: {
      'fsd/import-locality': 'error',
      'fsd/insignificant-slice': 'error',
    },
  },
  {
    // What tests need of a slice is no second user of it.
    files: ['./src/**/*.test.*', './src/**/testing/**', './src/**/index.testing.ts'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
  {
    // One print screen uses these today; the other print screens of the specification are their next users.
    // A line goes when its second user is there.
    files: ['./src/entities/label/**', './src/entities/printer/**', './src/entities/print-preference/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
]);
