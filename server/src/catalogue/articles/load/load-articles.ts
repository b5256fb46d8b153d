import { and, asc, eq } from 'drizzle-orm';
import { articleIdentity } from 'label-core/gtin';
import { rootGroupId } from '../../../people/groups/group-tree.ts';
import { articles, groups, labels, labelVersions } from '../../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../../foundation/store/store.ts';
import { allocateArticleIds, waitForArticleWriters } from '../article-writers.ts';
import { insertArticles, type NewRow } from './insert-articles.ts';
import type { ArticleRow } from './read-article-rows.ts';

export interface LoadRequest {
  readonly organizationId: number;
  readonly rows: readonly ArticleRow[];
  /** Labels of the articles; if empty, every label that shows a name and an EAN. */
  readonly labelNames: readonly string[];
  /** Group of the articles; if omitted, the first one below the root, where members look. */
  readonly groupName?: string | undefined;
}

export interface LoadResult {
  readonly created: number;
  /** Articles whose EAN the organisation already had; they are left unchanged. */
  readonly alreadyThere: number;
  readonly labelNames: readonly string[];
  readonly groupName: string;
}

const rowsAtOnce = 5000;

/**
 * Adds articles to an organisation in one transaction: all of them, or none.
 * @throws Error for a label or group that does not exist
 */
export function loadArticles(store: Store, request: LoadRequest): Promise<LoadResult> {
  const { organizationId, rows } = request;
  return store.asOrganization(organizationId, async (transaction) => {
    const group = await findGroup(transaction, request.groupName);
    const connected = await findLabels(transaction, request.labelNames);
    await waitForArticleWriters(transaction);
    const known = await transaction.select({ identity: articles.identity }).from(articles);
    const identities = new Set(known.map(({ identity }) => identity));
    const fresh = rows.filter(({ ean }) => !identities.has(articleIdentity(ean)));

    if (fresh.length > 0) {
      const firstId = await allocateArticleIds(transaction, organizationId, fresh.length);
      const place = { organizationId, groupId: group.id, labelIds: connected.map(({ id }) => id) };
      for (let at = 0; at < fresh.length; at += rowsAtOnce) {
        await insertArticles(
          transaction,
          place,
          fresh.slice(at, at + rowsAtOnce).map(toArticle),
          firstId + at,
        );
      }
    }
    return {
      created: fresh.length,
      alreadyThere: rows.length - fresh.length,
      labelNames: connected.map(({ name }) => name),
      groupName: group.name,
    };
  });
}

const toArticle = ({ ean, name, ingredients }: ArticleRow): NewRow => ({
  name,
  externalIdentifier: ean,
  data: [{ key: 'ingredients', data: ingredients, editable: true, propertyType: 'default' }],
});

async function findGroup(transaction: Transaction, groupName: string | undefined) {
  const all = await transaction
    .select({ id: groups.id, name: groups.name, parentGroupId: groups.parentGroupId })
    .from(groups)
    .orderBy(asc(groups.id));
  const found =
    groupName === undefined
      ? (all.find(({ parentGroupId }) => parentGroupId === rootGroupId) ?? all[0])
      : all.find(({ name }) => name.toLowerCase() === groupName.toLowerCase());
  if (!found)
    throw new Error(
      `There is no group ${groupName ?? ''}. There are: ${all.map(({ name }) => name).join(', ')}.`,
    );
  return found;
}

async function findLabels(transaction: Transaction, labelNames: readonly string[]) {
  const all = await transaction
    .select({ id: labels.id, name: labels.name, variables: labelVersions.variables })
    .from(labels)
    .innerJoin(labelVersions, and(eq(labelVersions.labelId, labels.id), eq(labelVersions.state, 'Published')))
    .orderBy(asc(labels.id));
  if (labelNames.length === 0) {
    return all.filter(({ variables }) =>
      ['name', 'ean'].every((wanted) => variables.some(({ name }) => name.toLowerCase() === wanted)),
    );
  }
  return labelNames.map((wanted) => {
    const label = all.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
    if (!label)
      throw new Error(
        `There is no published label ${wanted}. There are: ${all.map(({ name }) => name).join(', ')}.`,
      );
    return label;
  });
}
