import { createHash } from 'node:crypto';
import { contentDisposition } from '../../foundation/http/content-disposition.ts';
import { sniffPicture } from './sniff-picture.ts';

interface MediaFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/**
 * Returns the response for one file of the media library. Its type is read from its bytes: a picture may be shown
 * inline, anything else (a drawing with scripts, a page) is only offered for download. The browser may cache it for its
 * user, but must revalidate each time.
 */
export function pictureAnswer({ name, content }: MediaFile, ifNoneMatch: string | undefined): Response {
  const type = sniffPicture(content);
  const tag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  const headers = {
    'Content-Type': type ?? 'application/octet-stream',
    'Content-Disposition': contentDisposition(type ? 'inline' : 'attachment', name),
    'Cache-Control': 'private, no-cache',
    Vary: 'Authorization',
    ETag: tag,
  };
  const isKnown = ifNoneMatch
    ?.split(',')
    .some((known) => known.trim().replace(/^W\//, '') === tag || known.trim() === '*');
  return isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(Uint8Array.from(content), { headers });
}
