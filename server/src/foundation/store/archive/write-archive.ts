import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type { RunStatement } from '../run-statement.ts';
import { programVersion } from '../../values/program-version.ts';
import { StoreRefusal } from '../store-refusal.ts';
import type { Encryption } from './age-stream.ts';
import { magic, type CountedTable, type Manifest } from './archive-format.ts';
import type { ArchiveSource } from './archive-source.ts';
import { qualified, readSchemaVersion, readSequences, readTables } from './catalogue.ts';
import { frameBytes } from './frames.ts';
import { sealed } from './seal.ts';
import { TableCounter } from './table-count.ts';
import { sumTable } from './table-sum.ts';
import { z } from 'zod';

/** Longest piece of a table in one frame. */
const DATA_BYTES = 256 * 1024;
const sequenceSchema = z.tuple([z.object({ value: z.string(), isCalled: z.boolean() })]);

interface WriteOptions {
  readonly now: Date;
  /** Content of `keys.json`; only for an encrypted archive. */
  readonly keys?: string | undefined;
  readonly encryption?: Encryption | undefined;
}

/**
 * Writes all rows of a store into a new file, readable by its owner only, and returns its manifest.
 * @throws StoreRefusal when the store has no schema of ours; Error when the file exists or cannot be written
 */
export async function writeArchive(
  file: string,
  source: ArchiveSource,
  options: WriteOptions,
): Promise<Manifest> {
  const written: { manifest?: Manifest } = {};
  const frames = Readable.from(
    framesOf(source, options, (manifest) => (written.manifest = manifest)),
    {
      objectMode: false,
    },
  );
  const zstd = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const compressed = withMagic(zstd);
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await Promise.all([
    pipeline(frames, zstd),
    (async () => {
      const plain = sealed(compressed);
      await pipeline(options.encryption ? await options.encryption.encrypt(plain) : plain, out);
    })(),
  ]);
  if (!written.manifest) throw new Error('An archive ended without its manifest.');
  return written.manifest;
}

async function* withMagic(compressed: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  yield magic;
  yield* compressed;
}

async function* framesOf(
  source: ArchiveSource,
  { now, keys, encryption }: WriteOptions,
  tell: (manifest: Manifest) => void,
): AsyncGenerator<Buffer> {
  const { run, engine } = source;
  const schemaVersion = await readSchemaVersion(run);
  if (schemaVersion === undefined) throw new StoreRefusal('The store has no tables of Platen.');
  const tables: CountedTable[] = [];
  for (const table of await readTables(run)) {
    yield frameBytes('table', jsonBytes(table));
    const counter = new TableCounter();
    for await (const chunk of source.copyOut(table)) {
      counter.add(chunk);
      for (let at = 0; at < chunk.length; at += DATA_BYTES)
        yield frameBytes('data', chunk.subarray(at, at + DATA_BYTES));
    }
    yield frameBytes('end');
    const count = counter.end();
    const { rows, sum } = await sumTable(run, table);
    if (rows !== count.rows)
      throw new Error(`${table.name} has ${rows} rows, and ${count.rows} were copied.`);
    tables.push({ ...table, ...count, sum });
  }
  if (keys !== undefined && encryption) yield frameBytes('keys', Buffer.from(keys));
  const manifest: Manifest = {
    format: 1,
    schemaVersion,
    programVersion,
    engine,
    createdAt: now.toISOString(),
    tables,
    sequences: await sequencesOf(run),
    hasKeys: keys !== undefined && encryption !== undefined,
  };
  yield frameBytes('manifest', jsonBytes(manifest));
  tell(manifest);
}

/** Sequences do not belong to a transaction: they may be ahead of the rows, never behind them. */
async function sequencesOf(run: RunStatement): Promise<Manifest['sequences']> {
  const sequences: Manifest['sequences'] = [];
  for (const name of await readSequences(run)) {
    const [state] = sequenceSchema.parse(
      await run(`select last_value::text as value, is_called as "isCalled" from ${qualified(name)}`),
    );
    sequences.push({ name, ...state });
  }
  return sequences;
}

const jsonBytes = (content: object): Buffer => Buffer.from(JSON.stringify(content));
