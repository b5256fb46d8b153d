import { gtinValueFault } from 'label-core/gtin';
import type { Problem } from '../../foundation/http/http-error.ts';
import { articleLimits } from './article-limits.ts';
import type { ArticleDatum } from '../../foundation/values/article-datum.ts';

/** An extra has the size the specification gives it, whatever was sent. */
export const withSizes = (data: readonly ArticleDatum[]): ArticleDatum[] =>
  data.map((datum) => (datum.isExtra === true ? { ...datum, propertySize: articleLimits.extraSize } : datum));

/**
 * What is wrong with the values of an article: a key that comes twice, a text that is too long, a toggle
 * that is neither, a GTIN that is none.
 */
export function dataProblems(data: readonly ArticleDatum[]): Problem[] {
  const seen = new Set<string>();
  return data.flatMap((datum, index): Problem[] => {
    const isTwice = seen.has(datum.key);
    seen.add(datum.key);
    if (isTwice) return [{ path: `articleData.${index}.key`, message: `“${datum.key}” is there twice.` }];
    const message = valueProblem(datum);
    return message === undefined ? [] : [{ path: `articleData.${index}.data`, message }];
  });
}

function valueProblem({ key, data, propertyType = 'default', propertySize }: ArticleDatum) {
  if (propertyType === 'toggle' && !['', 'true', 'false'].includes(data))
    return `“${key}” is a toggle: it is true or false.`;
  const fault = propertyType === 'default' ? gtinValueFault(key, data) : undefined;
  if (fault !== undefined) return fault;
  if (propertyType !== 'default' || propertySize === undefined || data.length <= propertySize)
    return undefined;
  // Counted as labels count: an emoji, or a letter with its accents, is one.
  const characters = Array.from(graphemes.segment(data)).length;
  if (characters > propertySize)
    return `“${key}” has ${characters.toLocaleString('en')} characters; there is room for ${propertySize.toLocaleString('en')}.`;
  return undefined;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
