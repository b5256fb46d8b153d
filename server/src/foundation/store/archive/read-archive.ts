import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { decryptWith } from './age-stream.ts';
import {
  ageMagic,
  ArchiveRefusal,
  magic,
  readManifest,
  readTableFrame,
  type ArchivedTable,
  type CountedTable,
  type Manifest,
} from './archive-format.ts';
import type { RowSink } from './archive-target.ts';
import { readFrames } from './frames.ts';
import { unsealed } from './seal.ts';
import { TableCounter } from './table-count.ts';

interface ArchiveReader {
  /** Called at the beginning of a table; returns what takes its rows. */
  readonly onTable?: (table: ArchivedTable) => RowSink;
  readonly onKeys?: (keys: string) => void;
}

/**
 * Reads an archive from its beginning to its end, counts all that is in it, and returns its manifest. What is told on the
 * way is whole only when this resolves.
 * @param identities private keys of age, if it is encrypted
 * @throws ArchiveRefusal when the file is no archive, is encrypted for others, or a byte of it is not what was written
 */
export async function readArchive(
  file: string,
  identities: readonly string[] = [],
  reader: ArchiveReader = {},
): Promise<Manifest> {
  const start = await firstBytes(file);
  const isEncrypted = start.equals(ageMagic);
  if (!isEncrypted && !start.subarray(0, magic.length).equals(magic)) throw noArchive(file);
  if (isEncrypted && identities.length === 0) {
    throw new ArchiveRefusal(
      `${file} is encrypted: name the file with its private key in BACKUP_AGE_IDENTITY_FILE, or decrypt it with age first.`,
    );
  }
  const raw = createReadStream(file);
  try {
    const plain = isEncrypted ? await decryptWith(identities, raw) : raw;
    const contents = new Contents(reader);
    const packed = Readable.from(withoutMagic(unsealed(plain), file), { objectMode: false });
    await pipeline(packed, createZstdDecompress(), async (unpacked: AsyncIterable<Buffer>) => {
      for await (const { kind, content } of readFrames(unpacked)) await contents.take(kind, content);
    });
    return contents.manifest();
  } catch (error) {
    throw isZstdFault(error)
      ? new ArchiveRefusal('The backup is damaged: it cannot be unpacked.', { cause: error })
      : error;
  } finally {
    raw.destroy();
  }
}

const noArchive = (file: string) => new ArchiveRefusal(`${file} is no backup of Platen.`);

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: unknown) => {
    throw new ArchiveRefusal(`${file} cannot be read.`, { cause: error });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageMagic.length), 0, ageMagic.length, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw new ArchiveRefusal(`${file} cannot be read.`, { cause: error });
  } finally {
    await handle.close();
  }
}

async function* withoutMagic(chunks: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  let start: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (start === undefined) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < magic.length) continue;
    if (!start.subarray(0, magic.length).equals(magic)) throw noArchive(file);
    yield start.subarray(magic.length);
    start = undefined;
  }
}

const isZstdFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:ZSTD_|Z_|ERR_.*ZSTD)/.test(String(error.code));

/** What was read so far. */
class Contents {
  readonly #reader: ArchiveReader;
  readonly #tables: Omit<CountedTable, 'sum'>[] = [];
  #open: { table: ArchivedTable; counter: TableCounter; sink: RowSink | undefined } | undefined;
  #manifest: Manifest | undefined;
  #hasKeys = false;

  constructor(reader: ArchiveReader) {
    this.#reader = reader;
  }

  async take(kind: 'table' | 'data' | 'end' | 'keys' | 'manifest', content: Buffer): Promise<void> {
    const isInside = kind === 'data' || kind === 'end';
    if (this.#manifest || isInside !== (this.#open !== undefined))
      throw new ArchiveRefusal('The backup is damaged: its parts are out of order.');
    if (kind === 'table') {
      const table = readTableFrame(content);
      this.#open = { table, counter: new TableCounter(), sink: this.#reader.onTable?.(table) };
    } else if (kind === 'data') {
      this.#open?.counter.add(content);
      await this.#open?.sink?.write(content);
    } else if (kind === 'end') {
      await this.#endTable();
    } else if (kind === 'keys') {
      this.#hasKeys = true;
      this.#reader.onKeys?.(content.toString());
    } else this.#manifest = readManifest(content);
  }

  async #endTable(): Promise<void> {
    if (!this.#open) return;
    const { table, counter, sink } = this.#open;
    this.#open = undefined;
    this.#tables.push({ ...table, ...counter.end() });
    await sink?.end();
  }

  /** @throws ArchiveRefusal when there is none, or it tells of something else than was read */
  manifest(): Manifest {
    if (!this.#manifest) throw new ArchiveRefusal('The backup is damaged: it ends before its end.');
    if (
      JSON.stringify(this.#manifest.tables.map(countOf)) !== JSON.stringify(this.#tables.map(countOf)) ||
      this.#hasKeys !== this.#manifest.hasKeys
    )
      throw new ArchiveRefusal('The backup is damaged: what is in it is not what it says of itself.');
    return this.#manifest;
  }
}

const countOf = ({ name, columns, rows, bytes, sha256 }: Omit<CountedTable, 'sum'>) => [
  name,
  columns,
  rows,
  bytes,
  sha256,
];
