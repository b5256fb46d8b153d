import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { runOnEngine } from '../pglite/run-on-engine.ts';
import type { RunStatement } from '../run-statement.ts';
import type { ArchivedTable } from './archive-format.ts';
import type { ArchiveSource } from './archive-source.ts';
import type { ArchiveTarget, RowSink } from './archive-target.ts';
import { columnList, qualified, sameTexts } from './catalogue.ts';

/** Size in bytes that one piece of a table should have: PGlite holds all that is copied at once in memory, several times. */
const PIECE_BYTES = 4 * 1024 * 1024;
/** Pages of a table that are copied at first, and at most: a page of 8 KiB may refer to a hundred long values elsewhere. */
const FIRST_PAGES = 8;
const MOST_PAGES = 1024;
const LINE_END = 0x0a;

const pagesSchema = z.tuple([z.object({ pages: z.coerce.number() })]);

/** Reads an embedded database within one transaction, as its superuser. */
export async function readPglite<Result>(
  engine: PGlite,
  read: (source: ArchiveSource) => Promise<Result>,
): Promise<Result> {
  const run = runOnEngine(engine);
  await engine.exec(`begin isolation level repeatable read read only; ${sameTexts}`);
  try {
    return await read({ engine: 'pglite', run, copyOut: (table) => copyOut(engine, run, table) });
  } finally {
    await engine.exec('rollback');
  }
}

/** Copies a table page by page: as many pages at once as make a piece, which the piece before tells. */
async function* copyOut(engine: PGlite, run: RunStatement, table: ArchivedTable): AsyncGenerator<Uint8Array> {
  const name = qualified(table.name);
  const [{ pages }] = pagesSchema.parse(
    await run(`select pg_relation_size('${name}') / current_setting('block_size')::bigint as pages`),
  );
  let page = 0;
  let step = FIRST_PAGES;
  while (page < pages) {
    const { blob } = await engine.query(
      `copy (select ${columnList(table)} from only ${name}
        where ctid >= '(${page},0)' and ctid < '(${page + step},0)') to '/dev/blob'`,
    );
    page += step;
    const bytes = blob?.size ?? 0;
    if (blob && bytes > 0) yield new Uint8Array(await blob.arrayBuffer());
    step = bytes > PIECE_BYTES ? Math.max(1, Math.floor(step / 2)) : Math.min(step * 2, MOST_PAGES);
  }
}

/** Writes an embedded database within one transaction, which is committed if the work succeeds. */
export async function writePglite(
  engine: PGlite,
  write: (target: ArchiveTarget) => Promise<void>,
): Promise<void> {
  await engine.exec(`begin; ${sameTexts}`);
  try {
    await write({ run: runOnEngine(engine), copyIn: (table) => copyIn(engine, table) });
    await engine.exec('commit');
  } catch (error) {
    await engine.exec('rollback');
    throw error;
  }
}

/** Gathers whole lines, and copies them piece by piece. */
function copyIn(engine: PGlite, table: ArchivedTable): RowSink {
  let gathered: Uint8Array[] = [];
  let bytes = 0;
  const flush = async (isLast: boolean) => {
    const all = Buffer.concat(gathered);
    const end = isLast ? all.length : all.lastIndexOf(LINE_END) + 1;
    gathered = [all.subarray(end)];
    bytes = all.length - end;
    if (end === 0) return;
    const blob = new Blob([new Uint8Array(all.subarray(0, end))]);
    await engine.query(`copy ${qualified(table.name)} (${columnList(table)}) from '/dev/blob'`, [], { blob });
  };
  return {
    write: async (chunk) => {
      gathered.push(chunk);
      bytes += chunk.length;
      if (bytes >= PIECE_BYTES) await flush(false);
    },
    end: () => flush(true),
  };
}
