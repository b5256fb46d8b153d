import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { zstdCompressSync } from 'node:zlib';
import { magic, type FrameKind, type Manifest } from '../foundation/store/archive/archive-format.ts';
import { frameBytes } from '../foundation/store/archive/frames.ts';

/** Adds the checksum of all bytes, as at the end of an archive. */
export const withSeal = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, createHash('sha256').update(bytes).digest()]);

/** Returns the bytes of an archive with any content, which an attacker could write: nothing in it has to be true. */
export const archiveBytes = (content: Buffer): Buffer =>
  withSeal(Buffer.concat([magic, zstdCompressSync(content)]));

/** Writes an archive of any frames. */
export const forgeArchive = (
  file: string,
  frames: readonly (readonly [FrameKind, (object | string)?])[],
): Promise<void> =>
  writeFile(
    file,
    archiveBytes(
      Buffer.concat(
        frames.map(([kind, content = '']) =>
          frameBytes(kind, Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))),
        ),
      ),
    ),
  );

/** Returns what a manifest tells of a table with this text. */
export const countedAs = (name: string, columns: string[], text = ''): Manifest['tables'][number] => ({
  name,
  columns,
  rows: text.split('\n').length - 1,
  bytes: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('hex'),
  sum: '0',
});
