import type { Article } from '@/entities/article';
import { toId, type Id } from '@/shared/api';
import type { PagedSelection } from '@/shared/ui/data-list';

/** Search and filters of the list; "" for one that is not set. */
export interface Narrowing {
  search: string;
  group: string;
  label: string;
}

/** Articles that a bulk action applies to. */
export interface ChosenArticles {
  count: number;
  /** Individually ticked articles; empty if all articles found are selected. */
  names: ReadonlyMap<Id, string>;
  /** Part of the request that tells the server which articles are meant. */
  request:
    | { articleIds: readonly Id[] }
    | {
        filter: {
          searchQuery: string;
          groupIds?: readonly Id[];
          labelId?: Id;
          exceptArticleIds: readonly Id[];
        };
      };
}

/** Returns the selected articles: by their ids, or as all that the list found except some. */
export function chosenArticles(
  {
    count,
    isWhole,
    except,
    ticked,
  }: Pick<PagedSelection<Article, Id>, 'count' | 'isWhole' | 'except' | 'ticked'>,
  { search, group, label }: Narrowing,
): ChosenArticles {
  if (!isWhole) return { count, names: ticked, request: { articleIds: [...ticked.keys()] } };
  return {
    count,
    names: new Map(),
    request: {
      filter: {
        searchQuery: search,
        ...(group !== '' && { groupIds: [toId(group)] }),
        ...(label !== '' && { labelId: toId(label) }),
        exceptArticleIds: except,
      },
    },
  };
}
