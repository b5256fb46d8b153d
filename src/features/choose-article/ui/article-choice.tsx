import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Article, ArticlePage } from '@/entities/article';
import { useWindowedRows } from '@/shared/lib/windowed-rows';
import { EmptyState } from '@/shared/ui/empty-state';
import { RowsError } from '@/shared/ui/error-panel';
import { PageHeader } from '@/shared/ui/page-header';
import { SearchField } from '@/shared/ui/search-field';
import type { ApiError } from '@/shared/api';
import { Badge } from '@/shared/ui/badge';
import { texts } from '../i18n';
import { ArticleTable } from './article-table';

/** URL parameter with the search text. */
const SEARCH_PARAM = 'q';

interface ArticleChoiceProps<Key extends QueryKey> {
  title: string;
  description: ReactNode;
  /** Path of the previous list. */
  backTo?: string;
  /** Returns the query for one window of the list. */
  windowOf: WindowQuery<Key>;
  /** Returns the path for printing a chosen article; undefined for one that cannot be printed from here. */
  printPathOf: (article: Article) => string | undefined;
  /** Text of an empty list without a search. */
  none: string;
  /** Min. characters of a search; an empty text shows the whole list. */
  minChars?: number;
  /** True when the call is not part of the specification, so that a server may not have it. */
  isOptionalCall?: boolean;
  /** Choice to make before an article is chosen; shown above the search. */
  source?: ReactNode;
  /** Shown between the title and the list. */
  children?: ReactNode;
}

/** Screen for choosing an article: one list of any length, searched on the server, with its state in the URL. */
export function ArticleChoice<Key extends QueryKey>({
  title,
  description,
  backTo,
  windowOf,
  printPathOf,
  none,
  minChars = 1,
  isOptionalCall = false,
  source,
  children,
}: ArticleChoiceProps<Key>) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const searchQuery = params.get(SEARCH_PARAM) ?? '';
  const isTooShort = searchQuery !== '' && searchQuery.length < minChars;
  const list = useWindowedRows(searchQuery, (page) => ({
    ...windowOf({ searchQuery, ...page }),
    enabled: !isTooShort,
  }));
  // The history state has the way back to the previous list.
  const search = (text: string) =>
    setParams(text === '' ? {} : { [SEARCH_PARAM]: text }, { replace: true, state });
  const { rowCount: count } = list;

  return (
    <>
      <PageHeader
        title={title}
        description={description}
        badge={count > 0 && <Badge>{texts.count({ count })}</Badge>}
        actions={
          <>
            {source}
            <SearchField label={texts.search} value={searchQuery} onSearch={search} />
          </>
        }
        {...(backTo !== undefined && { backTo })}
      />
      {children}
      {isTooShort && <EmptyState>{texts.tooShort({ count: minChars })}</EmptyState>}
      {!isTooShort && list.isPending && <LoadingRows />}
      {!isTooShort && count > 0 && (
        <div aria-busy={list.isStale}>
          <ArticleTable
            rowCount={count}
            rowAt={list.rowAt}
            printPathOf={printPathOf}
            onRangeChange={list.onRangeChange}
          />
        </div>
      )}
      {!isTooShort && <RowsError list={list} isOptionalCall={isOptionalCall} />}
      {!isTooShort && list.isKnown && count === 0 && (
        <EmptyState
          action={
            searchQuery !== '' && (
              <Button variant="default" onClick={() => search('')}>
                {texts.clear}
              </Button>
            )
          }
        >
          {searchQuery === '' ? none : texts.noneFor({ search: searchQuery })}
        </EmptyState>
      )}
      <VisuallyHidden role="status">
        {list.isKnown && searchQuery !== '' && !isTooShort ? texts.count({ count }) : ''}
      </VisuallyHidden>
    </>
  );
}

function LoadingRows() {
  return (
    <div role="status" aria-label={texts.loading}>
      {Array.from({ length: 12 }, (_none, row) => (
        <Skeleton key={row} height={44} mb={8} />
      ))}
    </div>
  );
}

/** Window of a list of articles, as requested from the server. */
interface WindowFilter {
  searchQuery: string;
  offset: number;
  take: number;
}

type WindowQuery<Key extends QueryKey> = (
  filter: WindowFilter,
) => UseQueryOptions<ArticlePage, ApiError, ArticlePage, Key>;
