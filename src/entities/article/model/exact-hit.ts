import type { Article } from '../api/article-schema';
import { hasGtin } from './gtin';

/**
 * Returns the one article that matches `text` exactly: by external identifier, else by one of its GTINs regardless of
 * leading zeros, else by name regardless of case. Undefined when none or more than one matches: then the person
 * chooses.
 * @param gtin14 fourteen digits of the number that `text` means
 */
export function exactHit(
  articles: readonly Article[],
  text: string,
  gtin14: string | undefined,
): Article | undefined {
  const wanted = folded(text);
  if (wanted === '') return undefined;
  return (
    only(articles.filter((article) => folded(article.externalIdentifier) === wanted)) ??
    (gtin14 === undefined ? undefined : only(articles.filter((article) => hasGtin(article, gtin14)))) ??
    only(articles.filter((article) => folded(article.name) === wanted))
  );
}

function only(articles: readonly Article[]): Article | undefined {
  return articles.length === 1 ? articles[0] : undefined;
}

function folded(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
