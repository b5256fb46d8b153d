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
    // A page has one user, the table of routes, which names its file: an index would repeat that (ADR 0033).
    files: ['./src/pages/**'],
    rules: { 'fsd/public-api': 'off' },
  },
  {
    // Labels use it most, by @x: the rule does not count that.
    files: ['./src/entities/media/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
  {
    // Parts of the label designer, too large to be folders of its page (ADR 0041).
    files: [
      './src/features/article-check/**',
      './src/features/label-inspector/**',
      './src/features/scan-check/**',
      './src/features/variable-source/**',
    ],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
]);
