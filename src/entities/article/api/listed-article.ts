import { callForRow, productApi, type Id } from '@/shared/api';
import { texts } from '../i18n';
import { articleDetailSchema, type ArticleDetail } from './article-schema';

/**
 * Returns an article from the specified list call, for a server without a call for a single article; undefined when the
 * list does not contain it. Rejects with ApiError, also when it is not among the first 1,000 articles.
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

/**
 * Returns the values of an article as its labels have them: each variable once, with the value of the first label that
 * has it.
 */
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
