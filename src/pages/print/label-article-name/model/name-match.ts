import type { Article } from '@/entities/article';
import type { Id } from '@/shared/api';

/** Result of a search for a name and a label. */
export interface NameMatch {
  /** Articles of this name with the label: a single one is printed, among several the person chooses. */
  carrying: readonly Article[];
  /** Articles of this name without the label. */
  others: readonly Article[];
}

/** Returns the articles with exactly this name: a server that also finds similar names must not cause another article to be printed. */
export function matchName(articles: readonly Article[], name: string, labelId: Id): NameMatch {
  const named = articles.filter((article) => comparable(article.name) === comparable(name));
  const isCarrying = ({ labels }: Article) => labels.some((label) => label.labelId === labelId);
  return { carrying: named.filter(isCarrying), others: named.filter((article) => !isCarrying(article)) };
}

/** Normalises a name, since Unicode can compose the same letters in several ways. */
function comparable(name: string): string {
  return name.trim().normalize('NFC');
}
