import { texts } from '../i18n';
import type { ArticleSearchScope } from './article-search-scope';

/** Returns the sentence of a search that found nothing, to the letter (specification 8). */
export function nothingFoundIn({ mode }: ArticleSearchScope): string {
  return mode === 'groupOnly' ? texts.nothingFoundInGroups : texts.nothingFound;
}
