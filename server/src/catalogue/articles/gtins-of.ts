import { isGtinKey, toGtin14 } from 'label-core/gtin';
import type { ArticleDatum } from '../../foundation/values/article-datum.ts';

const most = 8;

/** Returns the numbers by which an article is known: its identifier and its GTINs, without empty ones. */
export const numbersOf = ({
  externalIdentifier,
  data,
}: {
  readonly externalIdentifier: string;
  readonly data: readonly ArticleDatum[];
}): string[] => [externalIdentifier, ...gtinsOf(data)].filter((number) => number !== '');

/**
 * Returns the GTINs among the values of an article, each once, in order: they are printed on its labels and scanned
 * from there.
 */
export function gtinsOf(data: readonly Pick<ArticleDatum, 'key' | 'data'>[]): string[] {
  const gtins = data.flatMap(({ key, data: text }) => {
    const gtin = text.trim();
    return isGtinKey(key) && toGtin14(gtin) !== undefined ? [gtin] : [];
  });
  return [...new Set(gtins)].slice(0, most);
}
