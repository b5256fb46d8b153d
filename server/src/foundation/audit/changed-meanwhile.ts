import { and, desc, eq, gte, inArray, like } from 'drizzle-orm';
import { sentences } from '../sentences/index.ts';
import { HttpError } from '../http/http-error.ts';
import { accounts, auditEvents } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import type { AuditEventName } from '../values/audit-events.ts';
import { logName } from './log-name.ts';

interface ChangedRecord {
  readonly kind: keyof typeof sentences.changed;
  readonly id: number;
  readonly events: readonly AuditEventName[];
  /** Time of its last change, if that is stored: an older event belongs to another change. */
  readonly changedAt?: Date;
}

/** Returns the 409 for saving a record that somebody else changed since; it names that person, if known. */
export async function changedMeanwhile(
  transaction: Transaction,
  { kind, id, events, changedAt }: ChangedRecord,
): Promise<HttpError> {
  const [last] = await transaction
    .select({ firstName: accounts.firstName, lastName: accounts.lastName })
    .from(auditEvents)
    .innerJoin(accounts, eq(accounts.id, auditEvents.actorId))
    .where(
      and(
        inArray(auditEvents.event, [...events]),
        like(auditEvents.detail, `${logName(kind, id, '')}%`),
        changedAt && gte(auditEvents.at, changedAt),
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(1);
  const who = last ? `${last.firstName} ${last.lastName}`.trim() : sentences.somebody;
  return new HttpError(409, sentences.changed[kind]({ who }));
}
