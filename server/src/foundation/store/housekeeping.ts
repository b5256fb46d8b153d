import { and, isNull, lt } from 'drizzle-orm';
import type { Logger } from '../work/logger.ts';
import { describeFailure } from '../work/describe-failure.ts';
import type { Clock } from '../work/clock.ts';
import {
  accounts,
  auditEvents,
  connectorQuestions,
  invitations,
  oneTimeLinks,
  printFiles,
  refreshTokens,
  registrations,
  usedNonces,
  webHookDeliveries,
} from './schema/index.ts';
import type { Store } from './store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Retention of expired invitations, which can be sent again for a while, of finished deliveries, and of events. */
const kept = { invitationMs: 30 * dayMs, deliveryMs: 30 * dayMs, auditEventMs: 365 * dayMs } as const;

/** Deletes expired rows and returns their space. */
export async function keepHouse(store: Store, now: Date): Promise<void> {
  await store.asHousekeeping(async (transaction) => {
    await transaction.delete(printFiles).where(lt(printFiles.expiresAt, now));
    await transaction.delete(refreshTokens).where(lt(refreshTokens.absoluteExpiresAt, now));
    await transaction.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, now));
    await transaction.delete(registrations).where(lt(registrations.expiresAt, now));
    await transaction.delete(connectorQuestions).where(lt(connectorQuestions.awaitedUntil, now));
    await transaction.delete(usedNonces).where(lt(usedNonces.expiresAt, now));
    const before = (ageMs: number) => new Date(now.getTime() - ageMs);
    await transaction.delete(invitations).where(lt(invitations.expiresAt, before(kept.invitationMs)));
    await transaction
      .delete(webHookDeliveries)
      .where(
        and(
          lt(webHookDeliveries.createdAt, before(kept.deliveryMs)),
          isNull(webHookDeliveries.nextAttemptAt),
        ),
      );
    await transaction.delete(auditEvents).where(lt(auditEvents.at, before(kept.auditEventMs)));
  });
  // PostgreSQL has its own daemon for this; the embedded store has none.
  if (store.kind === 'pglite') await store.vacuum();
}

/** Runs the housekeeping every hour until it is stopped. A failure is logged and retried an hour later. */
export function startHousekeeping(store: Store, clock: Clock, logger: Logger): { readonly stop: () => void } {
  const timer = setInterval(() => {
    keepHouse(store, clock()).catch((error: unknown) =>
      logger.error('housekeeping failed', describeFailure(error)),
    );
  }, hourMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Returns whether the store is new, that is, has no accounts. */
export const isEmptyStore = (store: Store) =>
  store.asSignIn(async (transaction) => {
    const [account] = await transaction.select({ id: accounts.id }).from(accounts).limit(1);
    return account === undefined;
  });
