import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressBuild } from '../../scripts/delivery/compress-build.ts';
import { inlineScripts } from '../../scripts/delivery/inline-scripts.ts';
import { startScript } from '../../scripts/delivery/start-script-plugin.ts';

const ROOT = import.meta.dirname;

/**
 * Builds the floor: a bare app on the packages of Platen with sign-in, a list of 25 articles and a print button, fetched
 * and compressed as the app is. What it costs is what these packages cost.
 */
export async function buildFloor(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    publicDir: resolve(ROOT, '../../public'),
    base: './',
    logLevel: 'error',
    plugins: [
      react({ compiler: true }),
      inlineScripts(),
      startScript({
        signInPath: '/login',
        screens: () => [
          { path: '/login', isPublic: true, modules: [], pack: '', reads: [], plainReads: [] },
          {
            path: '/print-articles',
            isPublic: false,
            modules: ['src/shell.tsx', 'src/articles-page.tsx'],
            pack: '',
            reads: [],
            plainReads: ['api/articles?take=25&offset=0'],
          },
          {
            path: '/print-article/:id',
            isPublic: false,
            modules: ['src/shell.tsx', 'src/print-page.tsx'],
            pack: '',
            reads: [],
            plainReads: [],
          },
        ],
      }),
      compressBuild(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'router', test: /react-router|@tanstack|zustand/ },
            ],
          },
        },
      },
    },
  });
}
