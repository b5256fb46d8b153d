import { isGtinKey } from 'label-core/gtin';
import { rootGroupId } from '../../people/groups/group-tree.ts';
import { logName } from '../../foundation/audit/log-name.ts';
import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { placeInOrders } from '../orders/place-in-orders.ts';
import { articles } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { dataProblems, withSizes } from './article-data.ts';
import { allocateArticleIds } from './article-writers.ts';
import { requireOwnIdentifier, requireReferences } from './article-references.ts';
import type { NewArticle } from './article-schemas.ts';
import { connectLabels } from './connect-labels.ts';
import { searchColumns } from './search-text.ts';

interface Creation extends NewArticle {
  /** Field of the request that names its labels; the problem refers to it. */
  readonly labelPath?: 'labelId' | 'labelIds';
}

/**
 * Creates an article with its labels and its lines in orders, and returns its id. Its identifier is the one given, else
 * its `ean` or `gtin` datum.
 * @throws HttpError 422 for values that cannot be stored, or a label, group or order that does not exist; 409 for an
 *   identifier that is taken
 */
export async function createArticle(
  transaction: Transaction,
  writer: Writer,
  { labelPath = 'labelIds', labelIds, articleData, orders, ...article }: Creation,
): Promise<number> {
  const { organizationId, groupIds } = writer.caller;
  const { name } = article;
  const externalIdentifier =
    article.externalIdentifier ?? articleData.find(({ key }) => isGtinKey(key))?.data.trim() ?? '';
  const groupId = article.groupId ?? groupIds[0] ?? rootGroupId;
  const data = withSizes(articleData);
  refuse(dataProblems(data));
  await requireReferences(transaction, { groupId, labelIds, labelPath });

  const id = await allocateArticleIds(transaction, organizationId);
  await transaction.insert(articles).values({
    ...article,
    organizationId,
    id,
    groupId,
    externalIdentifier,
    data,
    ...searchColumns(name, externalIdentifier, data),
    modifiedAt: writer.services.clock(),
  });
  await requireOwnIdentifier(transaction, id, externalIdentifier);
  await connectLabels(transaction, { organizationId, articleId: id, labelIds });
  await placeInOrders(transaction, writer, { articleId: id, orders });
  await recordWrite(transaction, writer, 'article-added', logName('article', id, name));
  return id;
}
