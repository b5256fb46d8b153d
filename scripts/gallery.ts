/** `pnpm gallery`: all shared components in all their states, with hot reload; PORT sets the port. */
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { galleryConfig } from './gallery-build.ts';

const DEFAULT_PORT = 8090;

const root = resolve(import.meta.dirname, '..');
const vite = await createServer({
  ...galleryConfig(root),
  // A port that is in use does not stop it: the next one is used and printed.
  server: { port: Number(process.env['PORT'] || DEFAULT_PORT) },
});
await vite.listen();
console.log(`\n  The gallery of components:  ${vite.resolvedUrls?.local[0] ?? ''}`);
console.log('\n  Ctrl-C stops it.\n');
