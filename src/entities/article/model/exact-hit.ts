import type { Article } from '../api/article-schema';
import { toGtin14 } from './gtin';

/**
 * The one article that was meant by `text` to the letter: its external identifier, else the same trade item number with
 * other zeros in front, else its name, case aside.
 * Undefined when none or more than one fits: then a person chooses.
 */
export function exactHit(articles: readonly Article[], text: string): Article | undefined {
  const wanted = folded(text);
  if (wanted === '') return undefined;
  return (
    only(articles.filter((article) => folded(article.externalIdentifier) === wanted)) ??
    only(articles.filter((article) => isSameItem(article.externalIdentifier, text))) ??
    only(articles.filter((article) => folded(article.name) === wanted))
  );
}

function isSameItem(identifier: string, text: string): boolean {
  const wanted = toGtin14(text);
  return wanted !== undefined && toGtin14(identifier) === wanted;
}

function only(articles: readonly Article[]): Article | undefined {
  return articles.length === 1 ? articles[0] : undefined;
}

function folded(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
