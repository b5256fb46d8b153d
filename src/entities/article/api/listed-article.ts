import { callForRow, productApi, type Id } from '@/shared/api';
import { texts } from '../i18n';
import { articleDetailSchema, type ArticleDetail } from './article-schema';

/**
 * An article out of the list of the specification, for a server that has no call for a single one; undefined where the
 * list does not have it. Rejects with ApiError, also where it is not among the first 1,000.
 */
export async function listedArticle(
  articleId: Id,
  signal: AbortSignal | undefined,
): Promise<ArticleDetail | undefined> {
  const found = await callForRow(productApi, 'api/articles', articleDetailSchema, {
    isIt: ({ id }) => String(id) === String(articleId),
    notAmongThem: texts.notListed,
    signal,
  });
  return (
    found && { ...found, articleData: found.articleData.length > 0 ? found.articleData : ownData(found) }
  );
}

/** The values of an article as its labels have them: each variable once, as the first of them has it. */
const ownData = ({ labels }: ArticleDetail): ArticleDetail['articleData'] =>
  labels
    .flatMap(({ variables }) => variables)
    .filter(({ variableName }, at, all) => at === all.findIndex((one) => one.variableName === variableName))
    .map(({ variableName: key, variableData: data, dataType: propertyType, editable, propertySize }) => ({
      key,
      data,
      propertyType,
      editable,
      propertySize,
      isExtra: false,
    }));
