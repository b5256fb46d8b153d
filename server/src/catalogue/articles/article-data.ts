import { gtinValueFault } from 'label-core/gtin';
import type { Sentence } from 'label-core/sentence';
import type { Problem } from '../../foundation/http/http-error.ts';
import { sentences } from '../sentences/index.ts';
import { articleLimits } from './article-limits.ts';
import type { ArticleDatum } from '../../foundation/values/article-datum.ts';

/** Sets the size of every extra to the one in the specification, whatever the request sent. */
export const withSizes = (data: readonly ArticleDatum[]): ArticleDatum[] =>
  data.map((datum) => (datum.isExtra === true ? { ...datum, propertySize: articleLimits.extraSize } : datum));

/**
 * Returns the problems of an article's values: a key that occurs twice, a text that is too long, a toggle that is
 * neither true nor false, an invalid GTIN.
 */
export function dataProblems(data: readonly ArticleDatum[]): Problem[] {
  const seen = new Set<string>();
  return data.flatMap((datum, index): Problem[] => {
    const isTwice = seen.has(datum.key);
    seen.add(datum.key);
    if (isTwice)
      return [{ path: `articleData.${index}.key`, ...sentences.article.valueTwice({ key: datum.key }) }];
    const fault = valueFault(datum);
    return fault ? [{ path: `articleData.${index}.data`, ...fault }] : [];
  });
}

function valueFault({
  key,
  data,
  propertyType = 'default',
  propertySize,
}: ArticleDatum): Sentence | undefined {
  if (propertyType === 'toggle' && !['', 'true', 'false'].includes(data))
    return sentences.article.valueToggle({ key });
  const fault = propertyType === 'default' ? gtinValueFault(key, data) : undefined;
  if (fault !== undefined) return fault;
  if (propertyType !== 'default' || propertySize === undefined || data.length <= propertySize)
    return undefined;
  // Counts characters the way labels do: an emoji, or a letter with its accents, is one character.
  const count = Array.from(graphemes.segment(data)).length;
  return count > propertySize ? sentences.article.valueLong({ key, count, most: propertySize }) : undefined;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
