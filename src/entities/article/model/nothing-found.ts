import { texts } from '../i18n';
import type { ArticleSearchScope } from './article-search-scope';

/** Returns the sentence for a search without results, in the exact words of specification 8. */
export function nothingFoundIn({ mode }: ArticleSearchScope): string {
  return mode === 'groupOnly' ? texts.nothingFoundInGroups : texts.nothingFound;
}
