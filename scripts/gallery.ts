/** `pnpm gallery`: every shared component in all its states, with hot reload; PORT chooses where. */
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { galleryConfig } from './gallery-build.ts';

const DEFAULT_PORT = 8090;

const root = resolve(import.meta.dirname, '..');
const vite = await createServer({
  ...galleryConfig(root),
  // A port that is taken is no reason to stop: the next one is told.
  server: { port: Number(process.env['PORT'] || DEFAULT_PORT) },
});
await vite.listen();
console.log(`\n  The gallery of components:  ${vite.resolvedUrls?.local[0] ?? ''}`);
console.log('\n  Ctrl-C stops it.\n');
