import type { PGlite, Results } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { applyMigrations } from '../apply-migrations.ts';
import { databaseFault } from '../database-fault.ts';
import type { DiskRoom } from '../disk-room.ts';
import { PreparedStatements, type MessagePart } from '../prepared-statements.ts';
import { createScopedStore, scopeStatement, type Scope } from '../scoped-store.ts';
import { embeddedRoles } from '../store-roles.ts';
import { storageFull } from '../store-unavailable.ts';
import type { AnswersTo, Last, Statements, Store, Transaction } from '../store.ts';
import { keepStatements, type StatementKeeper } from '../together.ts';
import { vacuumStatement } from '../vacuum-statement.ts';
import { runOnEngine } from './run-on-engine.ts';
import type { PgliteEngine, PgliteSession } from './pglite-engine.ts';

type StoreRoom = Pick<DiskRoom, 'hasRoom' | 'requireRoom'>;

/** Applies the migrations this database does not have yet. @param version number of migrations; all if omitted */
export const migratePglite = (engine: PgliteEngine, version?: number) =>
  applyMigrations(runOnEngine(engine), embeddedRoles, version);

/**
 * Returns the store for a started and migrated embedded database.
 * @param room free space on its disk. If there is none, transactions are read-only: a database that cannot write its
 *   log loops for ever in the commit, and blocks the process.
 */
export function pgliteStore(engine: PgliteEngine, room: StoreRoom = roomInMemory): Store {
  const embedded: Embedded = { engine, room, prepared: new PreparedStatements() };
  let open = 0;
  const counted = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    open += 1;
    try {
      return await run();
    } finally {
      open -= 1;
    }
  };
  return createScopedStore({
    kind: 'pglite',
    // It has one connection: what is open beside it waits.
    connections: () => ({
      used: Math.min(open, 1),
      idle: open === 0 ? 1 : 0,
      waiting: Math.max(0, open - 1),
    }),
    roles: embeddedRoles,
    transact: (scope, work, last) => counted(() => tryTwice(() => runOn(embedded, { scope, work, last }))),
    read: (scope, ask) => counted(() => tryTwice(() => readOn(embedded, scope, ask))),
    ping: async () => {
      await engine.query('select 1');
      await room.requireRoom();
    },
    vacuum: async (extent) => {
      if (await room.hasRoom()) await engine.exec(vacuumStatement(extent));
    },
    close: async () => {
      if (engine.closed) return;
      // Without a checkpoint, the next start replays the log from the last one.
      if (await room.hasRoom()) await engine.exec('checkpoint');
      await engine.close();
    },
  });
}

/** The query builder calls what the session has, and nothing else of PGlite. */
const transactionOn = (session: PgliteSession | StatementKeeper): Transaction => drizzle(session as PGlite);

interface Embedded {
  readonly engine: PgliteEngine;
  readonly room: StoreRoom;
  /** What its one connection has prepared. */
  readonly prepared: PreparedStatements;
}

/**
 * Does something again if the database has not prepared what it was taken to have: a message before failed on the way to
 * it, or its thread has ended and another one has opened it.
 */
async function tryTwice<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (databaseFault(error) !== 'unprepared') throw error;
    return act();
  }
}

interface Transacted<Result> {
  readonly scope: Scope | undefined;
  readonly work: (transaction: Transaction) => Promise<Result>;
  readonly last: Last<Result> | undefined;
}

async function runOn<Result>(
  { engine, room, prepared }: Embedded,
  { scope, work, last }: Transacted<Result>,
): Promise<Result> {
  let onlyReads = false;
  let ended: Promise<unknown> = Promise.resolve();
  try {
    const result = await engine.transaction(async (session) => {
      // Checked here and not before: transactions are queued, and earlier ones write too.
      onlyReads = !(await room.hasRoom());
      const settings = [...(onlyReads ? ['set transaction read only'] : []), ...beginning(scope)];
      // Not awaited, as if it fails, all that comes after it in the transaction does.
      const begun = execTogether(session, prepared, settings);
      begun.catch(() => undefined);
      const worked = await work(transactionOn(session));
      await begun;
      const kept = await keepStatements(transactionOn, (transaction) => last?.(transaction, worked) ?? []);
      if (kept.statements.length > 0)
        ended = kept.answeredBy(execTogether(session, prepared, kept.statements));
      ended.catch(() => undefined);
      return worked;
    });
    await ended;
    return result;
  } catch (error) {
    // The commit of what had failed before tells less.
    const cause = await ended.then(
      () => error,
      (first: unknown) => first,
    );
    throw isFullDisk(cause, onlyReads) ? storageFull(cause) : cause;
  }
}

async function readOn<Asked extends Statements>(
  { engine, prepared }: Embedded,
  scope: Scope,
  ask: (transaction: Transaction) => Asked,
): Promise<AnswersTo<Asked>> {
  const { statements, answeredBy } = await keepStatements(transactionOn, ask);
  const before = ['set transaction read only', ...beginning(scope)];
  let answers: Promise<readonly Results[]> = Promise.resolve([]);
  const committed = engine.transaction((session) => {
    answers = execTogether(session, prepared, [...before, ...statements]);
    answers.catch(() => undefined);
    // Not awaited, so that the database comes to the commit without this process.
    return Promise.resolve();
  });
  committed.catch(() => undefined);
  const read = await answeredBy(
    committed
      .then(
        () => answers,
        () => answers,
      )
      .then((all) => all.slice(before.length)),
  );
  await committed;
  return read;
}

const beginning = (scope: Scope | undefined): readonly MessagePart[] => [scopeStatement(scope) ?? 'select 1'];

/** Returns the answer to each part, of one message. */
async function execTogether(
  session: PgliteSession,
  prepared: PreparedStatements,
  parts: readonly MessagePart[],
): Promise<readonly Results[]> {
  const { text, answersToParts } = prepared.messageOf(parts);
  try {
    return answersToParts(await session.exec(text, { rowMode: 'array' }));
  } catch (error) {
    prepared.forget();
    throw error;
  }
}

const roomInMemory: StoreRoom = {
  hasRoom: () => Promise.resolve(true),
  requireRoom: () => Promise.resolve(),
};

/** Returns whether an error was caused by a full disk: a write in a read-only transaction is reported as `busy`. */
function isFullDisk(error: unknown, onlyReads: boolean): boolean {
  const fault = databaseFault(error);
  return fault === 'full' || (fault === 'busy' && onlyReads);
}
