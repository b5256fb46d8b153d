/** Scope of a search: everything the person may see, or only their own groups. */
export type ArticleMode = 'groupOnly' | 'all';

export interface ArticleSearchScope {
  mode: ArticleMode;
  /** Ids of the person's groups; used in groupOnly mode only. */
  groupIds: readonly string[];
}

/** Returns the scope of a search; `all` omits the groups, so that both modes share one cache entry per text. */
export function articleSearchScope(mode: ArticleMode, groupIds: readonly string[]): ArticleSearchScope {
  return { mode, groupIds: mode === 'groupOnly' ? groupIds : [] };
}

/** Returns whether the scope has no groups and hence no articles: then no request is needed. */
export function isEmptyScope(scope: ArticleSearchScope): boolean {
  return scope.mode === 'groupOnly' && scope.groupIds.length === 0;
}
