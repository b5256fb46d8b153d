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
  /** The article as it shall be; undefined where it is that already, or cannot be. */
  readonly change?: StoredArticle;
  /** Why it cannot be so. */
  readonly fault?: Sentence;
}

/**
 * What a row of a file makes of an article that is there: its name and the values the file has columns for, and the labels
 * of the import beside its own. Other values and its group stay.
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
