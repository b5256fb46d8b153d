import { and, eq, inArray, ne } from 'drizzle-orm';
import { articleIdentity } from 'label-core/gtin';
import type { Sentence } from 'label-core/sentence';
import { refusalOf } from '../../foundation/http/refuse.ts';
import { sentences as common } from '../../foundation/sentences/index.ts';
import { articles, groups, labels } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';

interface References {
  readonly groupId: number;
  readonly labelIds: readonly number[];
  /** Field of the request that names its labels; the problem refers to it. */
  readonly labelPath?: 'labelId' | 'labelIds';
}

/** @throws HttpError 422 for a label or a group that does not exist */
export async function requireReferences(
  transaction: Transaction,
  { groupId, labelIds, labelPath = 'labelIds' }: References,
): Promise<void> {
  const found = await transaction
    .select({ id: labels.id })
    .from(labels)
    .where(inArray(labels.id, [...labelIds]));
  const missing = labelIds.find((labelId) => !found.some(({ id }) => id === labelId));
  if (missing !== undefined) throw refusalOf([{ path: labelPath, ...common.missing.label({ id: missing }) }]);
  if ((await transaction.$count(groups, eq(groups.id, groupId))) === 0)
    throw refusalOf([{ path: 'groupId', ...common.missing.group({ id: groupId }) }]);
}

/**
 * Checks that no other article has this identifier. Call it after the article was written: writers of articles wait for
 * each other from their first write on (server/drizzle/0003), so the second one sees the identifier of the first.
 * @throws HttpError 409 for an identifier that another article has, or a GTIN that differs in its leading zeros only
 */
export async function requireOwnIdentifier(
  transaction: Transaction,
  articleId: number,
  externalIdentifier: string,
): Promise<void> {
  if (externalIdentifier === '') return;
  const [other] = await transaction
    .select({ identifier: articles.externalIdentifier })
    .from(articles)
    .where(and(eq(articles.identity, articleIdentity(externalIdentifier)), ne(articles.id, articleId)))
    .limit(1);
  if (!other) return;
  const sentence = identifierTaken(externalIdentifier, other.identifier);
  throw refusalOf([{ path: 'externalIdentifier', ...sentence }], 409);
}

/** @param there the number as the other article spells it: leading zeros do not make it another GTIN */
export const identifierTaken = (wanted: string, there: string): Sentence =>
  wanted === there
    ? sentences.article.identifierTaken({ identifier: wanted })
    : sentences.article.sameIdentifier({ identifier: there, wanted });
