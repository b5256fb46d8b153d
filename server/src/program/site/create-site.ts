import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { strictTransport } from '../../foundation/http/security-headers.ts';
import { bringsTrustedTypes, contentSecurityPolicy, inlineScriptsOf } from './content-security-policy.ts';
import { contentTypeOf } from './content-types.ts';

interface SiteOptions {
  /** Directory of the built app. */
  readonly directory: string;
  /** Content of /config.json. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Origins of further services the app calls. */
  readonly connect: readonly string[];
  /** Base URL of the site from outside; over https, browsers are told to use only https. */
  readonly publicUrl?: string | undefined;
}

/** Answers requests for the app's files; returns undefined for all others. */
export type Site = (request: Request) => Promise<Response | undefined>;

/**
 * How long a file may be kept: one with a hash of its content in its name never changes, a picture may be an hour old
 * (a page shows it more than once), all others are asked for each time.
 */
function cacheControlOf(path: string): string {
  if (/^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path)) return 'public, max-age=31536000, immutable';
  return path.endsWith('.svg') ? 'public, max-age=3600' : 'no-store';
}

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Serves the built app: index.html and config.json uncached, hashed files cached for a year, precompressed if such
 * files exist beside them.
 */
export function createSite({ directory, config, connect, publicUrl }: SiteOptions): Site {
  const files = listFiles(directory);
  const indexFile = join(directory, 'index.html');
  const index = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : '';
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy({
      connect,
      inlineScripts: inlineScriptsOf(index),
      hasTrustedTypes: bringsTrustedTypes(index),
    }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...strictTransport(publicUrl),
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { pathname } = new URL(request.url);
    if (pathname === '/config.json') {
      return Response.json(config, { headers: { ...headers, 'Cache-Control': 'no-store' } });
    }
    const path = pathname === '/' ? '/index.html' : pathname;
    const file = files.get(path);
    if (!file) return undefined;
    const accepted = request.headers.get('accept-encoding') ?? '';
    const encoding = encodings.find(
      ({ name, suffix }) => accepted.includes(name) && files.has(path + suffix),
    );
    const body = request.method === 'HEAD' ? null : await readFile(encoding ? file + encoding.suffix : file);
    return new Response(body && Uint8Array.from(body), {
      headers: {
        ...headers,
        'Content-Type': contentTypeOf(path),
        'Cache-Control': cacheControlOf(path),
        ...(encoding ? { 'Content-Encoding': encoding.name } : {}),
        Vary: 'Accept-Encoding',
      },
    });
  };
}

/** Returns the files by their address, listed once at start, so that a path from outside never reaches the file system. */
function listFiles(directory: string): ReadonlyMap<string, string> {
  if (!existsSync(directory)) return new Map();
  return new Map(
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .map((name) => join(directory, name))
      .filter((file) => statSync(file).isFile())
      .map((file) => [`/${relative(directory, file).split(sep).join('/')}`, file]),
  );
}
