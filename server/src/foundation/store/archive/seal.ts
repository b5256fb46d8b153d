import { createHash } from 'node:crypto';
import { ArchiveRefusal, sealBytes } from './archive-format.ts';

/** Passes bytes on, and their SHA-256 after them. */
export async function* sealed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  yield hash.digest();
}

/**
 * Passes bytes on without the SHA-256 at their end, which it compares: whoever reads on has not read a damaged file.
 * @throws ArchiveRefusal at the end, when a byte is another one than was written
 */
export async function* unsealed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const all = Buffer.concat([held, chunk]);
    const end = Math.max(0, all.length - sealBytes);
    held = all.subarray(end);
    if (end === 0) continue;
    const passed = all.subarray(0, end);
    hash.update(passed);
    yield passed;
  }
  if (!hash.digest().equals(held)) {
    throw new ArchiveRefusal(
      'The backup is damaged or was not written to its end: its checksum is another one.',
    );
  }
}
