import type { Article } from '@/entities/article';
import type { Id } from '@/shared/api';

/** What was found for a name and a label. */
export interface NameMatch {
  /** Articles of this name that carry the label: one is printed, among more a person chooses. */
  carrying: readonly Article[];
  /** Articles of this name that do not. */
  others: readonly Article[];
}

/** Only articles of exactly this name count: a server that looks for similar ones, too, must not choose another. */
export function matchName(articles: readonly Article[], name: string, labelId: Id): NameMatch {
  const named = articles.filter((article) => comparable(article.name) === comparable(name));
  const isCarrying = ({ labels }: Article) => labels.some((label) => label.labelId === labelId);
  return { carrying: named.filter(isCarrying), others: named.filter((article) => !isCarrying(article)) };
}

/** The same letters may be composed in more than one way. */
function comparable(name: string): string {
  return name.trim().normalize('NFC');
}
