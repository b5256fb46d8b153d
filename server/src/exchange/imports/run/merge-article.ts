import type { ImportedArticle } from 'label-core/import';
import type { Sentence } from 'label-core/sentence';
import { dataProblems } from '../../../catalogue/articles/article-data.ts';
import { articleLimits } from '../../../catalogue/articles/article-limits.ts';
import { asSentence } from '../../../foundation/http/refuse.ts';
import type { ArticleDatum } from '../../../foundation/values/article-datum.ts';
import { sentences } from '../../sentences/index.ts';

export interface StoredArticle {
  readonly id: number;
  readonly name: string;
  readonly externalIdentifier: string;
  readonly data: readonly ArticleDatum[];
  readonly labelIds: readonly number[];
}

interface MergedArticle {
  /** Article after the merge; undefined if it is unchanged or the merge is impossible. */
  readonly change?: StoredArticle;
  /** Reason why the merge is impossible. */
  readonly fault?: Sentence;
}

/**
 * Merges a row of a file into an existing article: its name, the values the file has columns for, and the labels of the
 * import in addition to its own. Its other values and its group stay.
 */
export function mergeArticle(
  article: StoredArticle,
  { name, articleData }: ImportedArticle,
  importedLabelIds: readonly number[],
): MergedArticle {
  const brought = new Map(articleData.map(({ key, data }) => [key, data]));
  const data: ArticleDatum[] = article.data.map((datum) => {
    const text = brought.get(datum.key);
    brought.delete(datum.key);
    return text === undefined ? datum : { ...datum, data: text };
  });
  for (const [key, text] of brought) data.push({ key, data: text, editable: true, propertyType: 'default' });
  if (data.length > articleLimits.data)
    return {
      fault: sentences.importedRow.manyValues({ values: data.length, most: articleLimits.data }),
    };
  const [problem] = dataProblems(data);
  if (problem) return { fault: asSentence(problem) };
  const labelIds = [...new Set([...article.labelIds, ...importedLabelIds])];
  if (labelIds.length > articleLimits.labels)
    return {
      fault: sentences.importedRow.manyLabels({ labels: labelIds.length, most: articleLimits.labels }),
    };
  const isSame =
    name === article.name &&
    labelIds.length === article.labelIds.length &&
    JSON.stringify(data) === JSON.stringify(article.data);
  return isSame ? {} : { change: { ...article, name, data, labelIds } };
}
