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

interface BuiltFile {
  body: Buffer;
  contentType: string;
}

/** Cache of the files: the app is not rebuilt during its tests, and each test requests most of its files. */
const known = new Map<string, BuiltFile>();

/** Returns a file of the built app, or of another build folder; undefined if there is none. */
export function builtFile(pathname: string, folder = DIST): BuiltFile | undefined {
  const path = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
  const file = known.get(path) ?? readBuiltFile(path, folder);
  if (file) known.set(path, file);
  return file;
}

function readBuiltFile(file: string, folder: string): BuiltFile | undefined {
  if (!file.startsWith(folder) || !existsSync(file)) return undefined;
  return {
    body: readFileSync(file),
    contentType: CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
  };
}

/** Files with a hash of their content in the name never change. */
const IMMUTABLE = /^\/assets\//;

const headersOf = (pathname: string) => ({
  'cache-control': IMMUTABLE.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
});

/** Returns the answer of a web host: the built app with its own config.json. */
export function answerFromBuild(pathname: string, config: Readonly<Record<string, unknown>>): Response {
  if (pathname === '/config.json') return Response.json(config, { headers: headersOf(pathname) });
  return answerFromFolder(DIST, pathname);
}

/** Returns the answer of a web host that serves a build folder. */
export function answerFromFolder(folder: string, pathname: string): Response {
  const file = builtFile(pathname, folder);
  if (!file) return new Response('Not found', { status: 404 });
  return new Response(Uint8Array.from(file.body), {
    headers: { ...headersOf(pathname), 'content-type': file.contentType },
  });
}
