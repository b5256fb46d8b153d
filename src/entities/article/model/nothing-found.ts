import type { ArticleSearchScope } from './article-search-scope';
import { texts } from './texts';

/** What a search says that found nothing, to the letter (specification 8). */
export function nothingFoundIn({ mode }: ArticleSearchScope): string {
  return mode === 'groupOnly' ? `${texts.nothingFound}${texts.inYourGroups}` : texts.nothingFound;
}
