import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { DatabaseError, type Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import type { RunStatement } from '../run-statement.ts';
import { withOwner } from '../postgres/owner-connection.ts';
import { StoreRefusal } from '../store-refusal.ts';
import { ArchiveRefusal, type ArchivedTable } from './archive-format.ts';
import type { ArchiveSource } from './archive-source.ts';
import type { ArchiveTarget, RowSink } from './archive-target.ts';
import { columnList, qualified, readSchemaVersion, sameTexts } from './catalogue.ts';

/** A restored table is waited for this long: longer is a server that works on it. */
const LOCK_TIMEOUT = '10s';
/** Copies take as long as they take. */
const untimed = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

const roleSchema = z.tuple([z.object({ isKept: z.boolean() })]);
const nameSchema = z.tuple([z.object({ name: z.string() })]);
const hiddenSchema = z.array(z.object({ name: z.string() }));

/**
 * Reads a database at one moment while others work on it, as the role that sees every row.
 * @throws StoreRefusal when it is not set up by a Platen that has this role, or a table hides its rows
 */
export const readPostgres = <Result>(
  connectionString: string,
  read: (source: ArchiveSource) => Promise<Result>,
): Promise<Result> =>
  withOwner(connectionString, async (client, run) => {
    await client.query(`begin isolation level repeatable read read only; ${untimed}; ${sameTexts}`);
    const role = await backupRole(run);
    await client.query(`set local role ${client.escapeIdentifier(role)}`);
    await requireOpenTables(run);
    const result = await read({
      engine: 'postgresql',
      run,
      copyOut: (table) =>
        client.query(
          copyTo(`copy ${qualified(table.name)} (${columnList(table)}) to stdout (encoding 'UTF8')`),
        ),
    });
    await client.query('commit');
    return result;
  });

async function backupRole(run: RunStatement): Promise<string> {
  const [{ isKept }] = roleSchema.parse(
    await run(`select to_regprocedure('public.platen_role(text)') is not null as "isKept"`),
  );
  if (!isKept) {
    throw new StoreRefusal(
      'The database has no tables of Platen, or those of an early version: start this Platen on it first.',
    );
  }
  return nameSchema.parse(await run(`select platen_role('backup') as name`))[0].name;
}

/** Row-level security hides rows without an error: each table must be open to the role. */
async function requireOpenTables(run: RunStatement): Promise<void> {
  const hidden = hiddenSchema.parse(
    await run(
      `select relname as name from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and relrowsecurity and not exists (
          select from pg_policy where polrelid = c.oid and polcmd in ('r', '*') and polpermissive
            and polroles @> array[(select oid from pg_roles where rolname = current_user)]
            and pg_get_expr(polqual, polrelid) = 'true')
        order by 1`,
    ),
  );
  if (hidden.length === 0) return;
  const names = hidden.map(({ name }) => name).join(', ');
  throw new StoreRefusal(`The role for backups does not see every row of: ${names}. Nothing was written.`);
}

/**
 * Writes a database within one transaction of its owner, which is committed if the work succeeds.
 * @throws StoreRefusal when it cannot be reached, is in use or full, or belongs to somebody else
 */
export const writePostgres = (
  connectionString: string,
  write: (target: ArchiveTarget) => Promise<void>,
): Promise<void> =>
  withOwner(connectionString, async (client, run) => {
    await client.query(`begin; ${untimed}; set local lock_timeout = '${LOCK_TIMEOUT}'; ${sameTexts}`);
    await write({ run, copyIn: (table) => copyIn(client, table) }).catch((error: unknown) => {
      throw explained(error);
    });
    await client.query('commit');
    await client.query('set statement_timeout = 0; analyze');
  });

/** What an administrator can mend, by SQLSTATE. */
const mendable: Readonly<Record<string, string>> = {
  '42501': 'The user of the database does not own its tables. Nothing was changed.',
  '53100': 'The disk of the database is full. Nothing was changed.',
  '55P03': 'The tables of the database are in use: stop the servers that use it. Nothing was changed.',
};

function explained(error: unknown): unknown {
  const sentence = error instanceof DatabaseError ? mendable[error.code ?? ''] : undefined;
  return sentence === undefined ? error : new StoreRefusal(sentence, { cause: error });
}

function copyIn(client: Client, table: ArchivedTable): RowSink {
  const stream = client.query(
    copyFrom(`copy ${qualified(table.name)} (${columnList(table)}) from stdin (encoding 'UTF8')`),
  );
  const done = finished(stream);
  // It may fail while nobody waits for it; the next call tells.
  done.catch(() => undefined);
  return {
    write: async (chunk) => {
      if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done]);
    },
    end: async () => {
      stream.end();
      await done;
    },
  };
}

/**
 * Reads the schema version of a database; undefined if it has no tables.
 * @throws ArchiveRefusal when its tables are none of ours
 */
export const postgresSchema = (connectionString: string): Promise<number | undefined> =>
  withOwner(connectionString, async (_, run) => {
    const version = await readSchemaVersion(run);
    const tables = await run(
      `select from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace limit 1`,
    );
    if (tables.length === 0) return undefined;
    if (version === undefined || version === 0)
      throw new ArchiveRefusal('The database has tables of another program: restore into an empty one.');
    return version;
  });
