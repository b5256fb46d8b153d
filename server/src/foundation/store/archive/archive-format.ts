import { z } from 'zod';
import { StoreRefusal } from '../store-refusal.ts';

/**
 * An archive is `magic`, then frames compressed as one zstd stream, then the SHA-256 of all bytes before it. Each table is a
 * `table` frame, its rows in `data` frames as PostgreSQL's COPY text, and an `end` frame; the last frame is the manifest. An
 * encrypted archive is an age file with all of this inside.
 */
export const magic = Buffer.from('PLATEN1\n');
export const sealBytes = 32;

/** Beginning of every age file: https://age-encryption.org/v1 */
export const ageMagic = Buffer.from('age-encryption.org/v1\n');

/** Kinds of frames, by their first byte; four bytes with the length follow, then that many bytes. */
export const frameKinds = { table: 0x54, data: 0x44, end: 0x45, keys: 0x4b, manifest: 0x4d } as const;
export type FrameKind = keyof typeof frameKinds;
export const frameHeadBytes = 5;
/** Greatest length of each kind of frame, in bytes: a damaged or hostile archive must not fill the memory. */
export const greatestFrame: Readonly<Record<FrameKind, number>> = {
  table: 64 * 1024,
  data: 1024 * 1024,
  end: 0,
  keys: 64 * 1024,
  manifest: 4 * 1024 * 1024,
};

const tableSchema = z.strictObject({
  /** Name in the schema `public`. */
  name: z.string(),
  columns: z.array(z.string()).min(1),
});

/** Table of an archive, with the columns that are in it: all but generated ones. */
export type ArchivedTable = z.infer<typeof tableSchema>;

const countedTableSchema = tableSchema.extend({
  rows: z.int().nonnegative(),
  /** Length of its COPY text. */
  bytes: z.int().nonnegative(),
  /** Of its COPY text. */
  sha256: z.hex().length(64),
  /** See table-sum.ts: the same in whatever order and on whatever engine the rows are. */
  sum: z.string().regex(/^\d+$/),
});
export type CountedTable = z.infer<typeof countedTableSchema>;

const manifestSchema = z.strictObject({
  format: z.literal(1),
  schemaVersion: z.int().positive(),
  programVersion: z.string(),
  engine: z.enum(['pglite', 'postgresql']),
  createdAt: z.iso.datetime(),
  tables: z.array(countedTableSchema).min(1),
  sequences: z.array(
    z.strictObject({ name: z.string(), value: z.string().regex(/^\d{1,19}$/), isCalled: z.boolean() }),
  ),
  hasKeys: z.boolean(),
});

/** Content of an archive, at its end. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Error for a file that is no whole archive of ours, or one that this program cannot read. */
export class ArchiveRefusal extends StoreRefusal {}

const damaged = () => new ArchiveRefusal('The backup is damaged: what describes it cannot be read.');

/** Reads the frame that begins a table. @throws ArchiveRefusal */
export const readTableFrame = (content: Buffer): ArchivedTable => readJson(tableSchema, content);

/** Reads the frame that ends an archive. @throws ArchiveRefusal */
export const readManifest = (content: Buffer): Manifest => readJson(manifestSchema, content);

function readJson<Content>(schema: z.ZodType<Content>, content: Buffer): Content {
  let json: unknown;
  try {
    json = JSON.parse(content.toString());
  } catch {
    throw damaged();
  }
  const read = schema.safeParse(json);
  if (!read.success) throw damaged();
  return read.data;
}
