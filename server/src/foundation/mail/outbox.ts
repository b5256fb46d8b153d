import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { sealText, unsealText } from '../keys/sealed-text.ts';
import type { ServerKeys } from '../keys/server-keys.ts';
import { mailMessages } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import { mailContentSchema, type MailContent, type OutgoingMail } from './outgoing-mail.ts';
import type { MailKind } from '../values/mail-kinds.ts';
import { leaseEnd } from '../work/lease.ts';

interface QueuedMail {
  readonly organizationId: number;
  readonly kind: MailKind;
  readonly content: MailContent;
  readonly now: Date;
}

/** Queues a mail in the outbox: it is sent if, and only if, this transaction is committed. */
export async function queueMail(
  transaction: Transaction,
  keys: Pick<ServerKeys, 'mail'>,
  { organizationId, kind, content, now }: QueuedMail,
): Promise<void> {
  await transaction.insert(mailMessages).values({
    organizationId,
    id: crypto.randomUUID(),
    kind,
    sealedContent: sealText(JSON.stringify(content), keys.mail, 'platen mail'),
    createdAt: now,
    nextAttemptAt: now,
  });
}

export interface TakenMail {
  readonly organizationId: number;
  readonly id: string;
  readonly kind: MailKind;
  /** Attempts so far, including this one. */
  readonly attempts: number;
  readonly createdAt: Date;
  /** Decrypts the mail. @throws when it was sealed under another server's keys */
  readonly open: () => OutgoingMail;
}

/** Takes the mail that has waited longest, for the time of the lease; undefined when none is due. */
export async function takeDueMail(
  transaction: Transaction,
  keys: Pick<ServerKeys, 'mail'>,
  now: Date,
): Promise<TakenMail | undefined> {
  const [due] = await transaction
    .select({ organizationId: mailMessages.organizationId, id: mailMessages.id })
    .from(mailMessages)
    .where(lte(mailMessages.nextAttemptAt, now))
    .orderBy(asc(mailMessages.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return undefined;
  const [taken] = await transaction
    .update(mailMessages)
    .set({ nextAttemptAt: leaseEnd(now), attempts: sql`${mailMessages.attempts} + 1` })
    .where(and(eq(mailMessages.organizationId, due.organizationId), eq(mailMessages.id, due.id)))
    .returning();
  if (!taken) return undefined;
  const { id, kind, createdAt, sealedContent } = taken;
  const open = () => ({
    ...mailContentSchema.parse(JSON.parse(unsealText(sealedContent, keys.mail, 'platen mail'))),
    id,
    kind,
    createdAt,
  });
  return { organizationId: taken.organizationId, id, kind, createdAt, attempts: taken.attempts, open };
}

type Taken = Pick<TakenMail, 'organizationId' | 'id' | 'attempts'>;

/** Deletes a mail, unless another server has taken it since. */
export const forgetMail = (transaction: Transaction, mail: Taken) =>
  transaction.delete(mailMessages).where(isStillTaken(mail));

/** Sets when a mail is due again, or when its lease ends, unless another server has taken it since. */
export const postponeMail = (transaction: Transaction, mail: Taken, until: Date) =>
  transaction.update(mailMessages).set({ nextAttemptAt: until }).where(isStillTaken(mail));

const isStillTaken = ({ organizationId, id, attempts }: Taken) =>
  and(
    eq(mailMessages.organizationId, organizationId),
    eq(mailMessages.id, id),
    eq(mailMessages.attempts, attempts),
  );
