import { isGtinKey, toGtin14 } from 'label-core/gtin';
import type { ArticleDatum } from '../../foundation/values/article-datum.ts';

const most = 8;

/** The GTINs among the values of an article: they are on its labels, and are scanned from there. Each once, in order. */
export function gtinsOf(data: readonly Pick<ArticleDatum, 'key' | 'data'>[]): string[] {
  const gtins = data.flatMap(({ key, data: text }) => {
    const gtin = text.trim();
    return isGtinKey(key) && toGtin14(gtin) !== undefined ? [gtin] : [];
  });
  return [...new Set(gtins)].slice(0, most);
}
