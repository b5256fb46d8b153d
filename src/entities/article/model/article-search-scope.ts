/** Where a search looks: in everything the person may see, or in their own groups only. */
export type ArticleMode = 'groupOnly' | 'all';

export interface ArticleSearchScope {
  mode: ArticleMode;
  /** Ids of the person's groups; asked for in groupOnly mode only. */
  groupIds: readonly string[];
}

/** The scope of somebody's search; `all` forgets the groups, so that both have one cache entry per text. */
export function articleSearchScope(mode: ArticleMode, groupIds: readonly string[]): ArticleSearchScope {
  return { mode, groupIds: mode === 'groupOnly' ? groupIds : [] };
}

/** Nobody's groups hold no article: there is nothing to ask the server for. */
export function isEmptyScope(scope: ArticleSearchScope): boolean {
  return scope.mode === 'groupOnly' && scope.groupIds.length === 0;
}
