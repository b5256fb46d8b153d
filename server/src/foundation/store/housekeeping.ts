import { and, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from '../work/logger.ts';
import { describeFailure } from '../work/describe-failure.ts';
import type { Clock } from '../work/clock.ts';
import {
  accounts,
  auditEvents,
  connectorQuestions,
  imports,
  invitations,
  oneTimeLinks,
  printFiles,
  refreshTokens,
  registrations,
  usedNonces,
  webHookDeliveries,
} from './schema/index.ts';
import { defaultRetention, LEAST_FILE_HOURS, type Retention } from './retention.ts';
import type { Store } from './store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Rows that one transaction deletes: others wait for it, and the embedded store does nothing else. */
const BATCH = 1000;
interface HouseOptions {
  readonly retention?: Retention;
  /** Asked before each batch. */
  readonly isStopped?: () => boolean;
}

/** Deletes expired rows and returns their space. */
export async function keepHouse(
  store: Store,
  now: Date,
  { retention = defaultRetention, isStopped = () => false }: HouseOptions = {},
): Promise<void> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  const extraFileMs = (retention.printFileHours - LEAST_FILE_HOURS) * hourMs;
  const expired: readonly (readonly [PgTable, SQL | undefined])[] = [
    [printFiles, lt(printFiles.expiresAt, before(extraFileMs))],
    [refreshTokens, lt(refreshTokens.absoluteExpiresAt, now)],
    [oneTimeLinks, lt(oneTimeLinks.expiresAt, now)],
    [registrations, lt(registrations.expiresAt, now)],
    [connectorQuestions, lt(connectorQuestions.awaitedUntil, now)],
    [usedNonces, lt(usedNonces.expiresAt, now)],
    [invitations, lt(invitations.expiresAt, before(retention.invitationDays * dayMs))],
    [
      webHookDeliveries,
      and(
        lt(webHookDeliveries.createdAt, before(retention.deliveryDays * dayMs)),
        isNull(webHookDeliveries.nextAttemptAt),
      ),
    ],
    [auditEvents, lt(auditEvents.at, before(retention.auditEventDays * dayMs))],
  ];
  for (const [table, condition] of expired) {
    await inBatches(isStopped, () =>
      store.asHousekeeping((transaction) =>
        transaction
          .delete(table)
          .where(isInBatch(table, condition))
          .returning({ one: sql`1` }),
      ),
    );
  }
  const { importFileDays } = retention;
  if (importFileDays !== undefined)
    await deleteImportFiles(store, now, before(importFileDays * dayMs), isStopped);
  // PostgreSQL has its own daemon for this; the embedded store has none.
  if (store.kind === 'pglite' && !isStopped()) await store.vacuum();
}

const deleteImportFiles = (store: Store, now: Date, finishedBefore: Date, isStopped: () => boolean) =>
  inBatches(isStopped, () =>
    store.asHousekeeping((transaction) =>
      transaction
        .update(imports)
        .set({ content: new Uint8Array(), contentDeletedAt: now })
        .where(
          isInBatch(imports, and(lt(imports.finishedAt, finishedBefore), isNull(imports.contentDeletedAt))),
        )
        .returning({ one: sql`1` }),
    ),
  );

/** Returns the condition for the next rows of a table that meet another one, by their place. */
const isInBatch = (table: PgTable, condition: SQL | undefined): SQL =>
  sql`ctid = any(array(select ctid from ${table} where ${condition} limit ${BATCH}))`;

async function inBatches(
  isStopped: () => boolean,
  changeSome: () => Promise<readonly unknown[]>,
): Promise<void> {
  while (!isStopped()) if ((await changeSome()).length < BATCH) return;
}

/** Runs the housekeeping every hour until it is stopped. A failure is logged and retried an hour later. */
export function startHousekeeping(
  store: Store,
  clock: Clock,
  logger: Logger,
  retention: Retention = defaultRetention,
): { readonly stop: () => void } {
  let isOver = false;
  const timer = setInterval(() => {
    keepHouse(store, clock(), { retention, isStopped: () => isOver }).catch((error: unknown) =>
      logger.error('housekeeping failed', describeFailure(error)),
    );
  }, hourMs);
  timer.unref();
  return {
    stop: () => {
      isOver = true;
      clearInterval(timer);
    },
  };
}

/** Returns whether the store is new, that is, has no accounts. */
export const isEmptyStore = (store: Store) =>
  store.asSignIn(async (transaction) => {
    const [account] = await transaction.select({ id: accounts.id }).from(accounts).limit(1);
    return account === undefined;
  });
