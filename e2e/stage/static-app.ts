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

/** What was read before: the app is not built again while its tests run, and each run asks for most of its files. */
const known = new Map<string, BuiltFile>();

/** A file of the built app, or undefined where there is none. */
export function builtFile(pathname: string): BuiltFile | undefined {
  const file = known.get(pathname) ?? readBuiltFile(pathname);
  if (file) known.set(pathname, file);
  return file;
}

function readBuiltFile(pathname: string): BuiltFile | undefined {
  const file = join(DIST, normalize(pathname === '/' ? '/index.html' : pathname));
  if (!file.startsWith(DIST) || !existsSync(file)) return undefined;
  return {
    body: readFileSync(file),
    contentType: CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
  };
}

/** Files whose name carries a hash of their content never change. */
const IMMUTABLE = /^\/assets\//;

/** What a web host answers: the built app with a config.json of its own. */
export function answerFromBuild(pathname: string, config: Readonly<Record<string, unknown>>): Response {
  const isImmutable = IMMUTABLE.test(pathname);
  const headers = { 'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache' };
  if (pathname === '/config.json') return Response.json(config, { headers });
  const file = builtFile(pathname);
  if (!file) return new Response('Not found', { status: 404 });
  return new Response(Uint8Array.from(file.body), {
    headers: { ...headers, 'content-type': file.contentType },
  });
}
