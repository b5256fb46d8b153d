import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page, Request } from '@playwright/test';

const DIST = resolve(import.meta.dirname, '../../dist');

/** What a page has fetched from its own origin. */
export interface Fetched {
  readonly requests: number;
  /** Sizes in kB, compressed with gzip as the server sends them. */
  readonly scriptKb: number;
  readonly styleKb: number;
  /** Reads of the services with their queries: "GET /api/articles?take=100&offset=0". */
  readonly reads: readonly string[];
}

/** Follows the requests of a page from now on. Returns the function that tells what was fetched until then. */
export function followRequests(page: Page): () => Fetched {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return () => {
    const own = requests.filter((request) => new URL(request.url()).origin === new URL(page.url()).origin);
    const paths = (type: string) =>
      own
        .filter((request) => request.resourceType() === type)
        .map((request) => new URL(request.url()).pathname);
    return {
      requests: own.length,
      scriptKb: sizeOf(paths('script')),
      styleKb: sizeOf(paths('stylesheet')),
      reads: own
        .map((request) => ({ method: request.method(), url: new URL(request.url()) }))
        .filter(({ url }) => url.pathname.startsWith('/api/'))
        .map(({ method, url }) => `${method} ${url.pathname}${url.search}`),
    };
  };
}

/** Returns the size of files of the build in kB; each once, because a second request is answered by the browser. */
function sizeOf(paths: readonly string[]): number {
  const files = [...new Set(paths)].map((path) => join(DIST, path));
  const bytes = files.map((file) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
