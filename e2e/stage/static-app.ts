import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize, resolve } from 'node:path';

const DIST = resolve(import.meta.dirname, '../../dist');

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

/** A file of the built app, or undefined where there is none. */
export function builtFile(pathname: string): { body: Buffer; contentType: string } | undefined {
  const file = join(DIST, normalize(pathname === '/' ? '/index.html' : pathname));
  if (!file.startsWith(DIST) || !existsSync(file)) return undefined;
  return {
    body: readFileSync(file),
    contentType: CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
  };
}
