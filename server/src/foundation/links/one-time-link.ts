import { and, eq } from 'drizzle-orm';
import { createOpaqueToken, hashToken } from '../keys/opaque-token.ts';
import { HttpError } from '../http/http-error.ts';
import { sentences } from '../sentences/index.ts';
import type { LinkKind } from '../values/link-kinds.ts';
import { oneTimeLinks } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';

const hourMs = 3_600_000;

/** Lifetime of a link of each kind. */
const linkLifetimeMs = {
  setup: 24 * hourMs,
  verify: 24 * hourMs,
  invitation: 7 * 24 * hourMs,
  organization: 7 * 24 * hourMs,
  reset: hourMs,
} as const satisfies Record<LinkKind, number>;

/** Subject of a link. */
interface LinkSubject {
  readonly organizationId: number;
  readonly kind: LinkKind;
  /** Account or invitation; omitted if the organisation alone identifies the subject. */
  readonly subjectId?: number;
}

export interface KeptLink extends Required<LinkSubject> {
  readonly expiresAt: Date;
}

/** Returns the 410 for a link that was used, has expired or never existed; it does not reveal which. */
export const linkEnded = () => new HttpError(410, sentences.linkEnded);

export const linkExpiry = (kind: LinkKind, now: Date) => new Date(now.getTime() + linkLifetimeMs[kind]);

/** Creates a link and returns its token, which is not stored: only its hash is. */
export async function issueLink(
  transaction: Transaction,
  { organizationId, kind, subjectId = 0 }: LinkSubject,
  now: Date,
): Promise<string> {
  const token = createOpaqueToken();
  await transaction.insert(oneTimeLinks).values({
    organizationId,
    kind,
    subjectId,
    tokenHash: hashToken(token),
    expiresAt: linkExpiry(kind, now),
  });
  return token;
}

/** Deletes every link to the same subject. */
export const endLinks = (transaction: Transaction, { organizationId, kind, subjectId = 0 }: LinkSubject) =>
  transaction
    .delete(oneTimeLinks)
    .where(
      and(
        eq(oneTimeLinks.organizationId, organizationId),
        eq(oneTimeLinks.kind, kind),
        eq(oneTimeLinks.subjectId, subjectId),
      ),
    );

/** Returns the link of a token, expired or not, without using it. */
async function findLink(
  transaction: Transaction,
  kind: LinkKind,
  token: string,
): Promise<KeptLink | undefined> {
  const [kept] = await transaction.select().from(oneTimeLinks).where(isLink(kind, token));
  return kept;
}

/** Like `findLink`, for a link that is still valid. @throws HttpError 410 */
export async function requireLink(
  transaction: Transaction,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<KeptLink> {
  const kept = await findLink(transaction, kind, token);
  if (!kept || kept.expiresAt <= now) throw linkEnded();
  return kept;
}

/** Like `findLink`; the link stays locked until the transaction ends, so that it cannot be used twice. */
export async function lockLink(
  transaction: Transaction,
  kind: LinkKind,
  token: string,
): Promise<KeptLink | undefined> {
  const [kept] = await transaction.select().from(oneTimeLinks).where(isLink(kind, token)).for('update');
  return kept;
}

/**
 * Uses a link up, together with every other link to the same subject, if this transaction is committed.
 * @throws HttpError 410
 */
export async function takeLink(
  transaction: Transaction,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<KeptLink> {
  const kept = await lockLink(transaction, kind, token);
  if (!kept || kept.expiresAt <= now) throw linkEnded();
  await endLinks(transaction, kept);
  return kept;
}

/** Condition that compares hashes of 256 random bits in the database: its duration reveals nothing about the token. */
const isLink = (kind: LinkKind, token: string) =>
  and(eq(oneTimeLinks.tokenHash, hashToken(token)), eq(oneTimeLinks.kind, kind));
