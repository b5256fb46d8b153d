import { and, desc, eq, gte, inArray, like } from 'drizzle-orm';
import { HttpError } from '../http/http-error.ts';
import { accounts, auditEvents } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import type { AuditEventName } from '../values/audit-events.ts';

/** How the security log names a thing: its number comes first, so that its events can be found again. */
export const inWords = (thing: string, id: number, name: string) => `${thing} ${id}: ${name}`;

interface ChangedThing {
  /** As `inWords` names it: article. */
  readonly thing: string;
  readonly id: number;
  readonly events: readonly AuditEventName[];
  /** When its last change was, where that is kept: an older event is another change. */
  readonly changedAt?: Date;
}

/** 409 for who saves a thing that somebody else changed since: says who that was, where it is known. */
export async function changedMeanwhile(
  transaction: Transaction,
  { thing, id, events, changedAt }: ChangedThing,
): Promise<HttpError> {
  const [last] = await transaction
    .select({ firstName: accounts.firstName, lastName: accounts.lastName })
    .from(auditEvents)
    .innerJoin(accounts, eq(accounts.id, auditEvents.actorId))
    .where(
      and(
        inArray(auditEvents.event, [...events]),
        like(auditEvents.detail, `${inWords(thing, id, '')}%`),
        changedAt && gte(auditEvents.at, changedAt),
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(1);
  const who = last ? `by ${last.firstName} ${last.lastName}`.trim() : 'by somebody else';
  return new HttpError(
    409,
    `This ${thing} was changed meanwhile ${who}. Load it again to see the change, then make yours.`,
  );
}
