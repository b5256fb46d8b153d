import type { Article } from '@/entities/article';
import { toId, type Id } from '@/shared/api';
import type { PagedSelection } from '@/shared/ui/data-list';

/** What the list is narrowed to; "" where it is not. */
export interface Narrowing {
  search: string;
  group: string;
  label: string;
}

/** The articles something is done to at once. */
export interface ChosenArticles {
  count: number;
  /** Those ticked one by one; none where everything found is meant. */
  names: ReadonlyMap<Id, string>;
  /** How the server is told which they are. */
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

/** What is ticked: by their ids, or as everything that the list found but some. */
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
