import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  packagesPath,
  type HelperPackage,
  type HelperPackages,
} from '../../exchange/updates/helper-packages.ts';
import { contentDisposition } from '../../foundation/http/content-disposition.ts';
import { strictTransport } from '../../foundation/http/security-headers.ts';
import { installScript } from './install-script.ts';

/** Answers requests for the packages of the helper; returns undefined for all others. */
type Downloads = (request: Request) => Response | undefined;

/**
 * Serves the packages of the printer helper with their list, their sums and the script that installs them on Linux and
 * macOS. A package never changes under its name; a download that broke off goes on where it stopped (Range, RFC 9110
 * section 14).
 * @param publicUrl base address of this server from outside; undefined: the address of the request
 */
export function createDownloads(offered: HelperPackages, publicUrl: string | undefined): Downloads {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...strictTransport(publicUrl),
  };
  const texts: Readonly<Record<string, { type: string; make: (base: string) => string }>> = {
    'releases.json': { type: 'application/json', make: (base) => releaseList(offered, base) },
    SHA256SUMS: {
      type: 'text/plain; charset=utf-8',
      make: () => offered.packages.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''),
    },
    'install.sh': { type: 'text/x-shellscript; charset=utf-8', make: (base) => installScript(offered, base) },
  };

  return (request) => {
    const { pathname, origin } = new URL(request.url);
    const [, name] = new RegExp(`^/${packagesPath}/([\\w.-]+)$`).exec(pathname) ?? [];
    if (name === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    if (text)
      return new Response(request.method === 'HEAD' ? null : text.make(publicUrl ?? origin), {
        headers: { ...headers, 'Content-Type': text.type, 'Cache-Control': 'no-cache' },
      });
    const found = offered.packages.find((one) => one.name === name);
    return found && answerFile(request, found, { folder: offered.folder, headers });
  };
}

/** In the form of a list of releases of GitHub, which the app reads. */
function releaseList({ version, packages }: HelperPackages, base: string): string {
  const assets = packages.map(({ name, sha256 }) => ({
    name,
    browser_download_url: `${base}/${packagesPath}/${name}`,
    digest: `sha256:${sha256}`,
  }));
  return JSON.stringify([{ tag_name: `v${version}`, draft: false, prerelease: false, assets }]);
}

function answerFile(
  request: Request,
  { name, bytes, sha256 }: HelperPackage,
  { folder, headers }: { readonly folder: string; readonly headers: Readonly<Record<string, string>> },
): Response {
  const tag = `"${sha256}"`;
  const all = {
    ...headers,
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': contentDisposition('attachment', name),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Accept-Ranges': 'bytes',
    ETag: tag,
  };
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers: all });
  // A part of another file is of no use: then the whole one is sent.
  const isSame = [null, tag].includes(request.headers.get('if-range'));
  const range = isSame ? rangeOf(request.headers.get('range'), bytes) : undefined;
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...all, 'Content-Range': `bytes */${bytes}` } });
  const [first, last] = range ?? [0, bytes - 1];
  const body =
    request.method === 'HEAD'
      ? null
      : (Readable.toWeb(
          createReadStream(join(folder, name), { start: first, end: last }),
        ) as ReadableStream<Uint8Array>);
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...all,
      'Content-Length': String(last - first + 1),
      ...(range && { 'Content-Range': `bytes ${first}-${last}/${bytes}` }),
    },
  });
}

/** Returns the first and the last byte of a single range; undefined where the whole file is to be sent. */
function rangeOf(
  asked: string | null,
  bytes: number,
): readonly [number, number] | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first > last ? 'unsatisfiable' : [first, last];
}
