import { Badge, Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { articleQueries, type Article } from '@/entities/article';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { PageHeader } from '@/shared/ui/page-header';
import { SearchField } from '@/shared/ui/search-field';
import { rowCountOf, WINDOW_SIZE, windowOffsets, type ArticleWindow } from '../model/windows';
import { ArticleTable } from './article-table';
import { texts } from './texts';

/** Where the search stands in the address. */
const SEARCH_PARAM = 'q';

/** The articles a member may print: one list however long, searched at the server, its state in the address. */
export function PrintArticlesPage() {
  const [params, setParams] = useSearchParams();
  const searchQuery = params.get(SEARCH_PARAM) ?? '';
  const [range, setRange] = useState({ first: 0, last: 0, of: searchQuery });
  // Another search starts at its first row again.
  const { first, last } = range.of === searchQuery ? range : { first: 0, last: 0 };
  const offsets = windowOffsets(first, last);
  const queries = useQueries({
    queries: offsets.map((offset) => ({
      ...articleQueries.page({ searchQuery, offset, take: WINDOW_SIZE }),
      placeholderData: offset === 0 ? keepPreviousData : undefined,
    })),
  });
  const windows = new Map<number, ArticleWindow<Article>>();
  for (const [index, offset] of offsets.entries()) {
    const data = queries[index]?.data;
    if (data) windows.set(offset, data);
  }
  const [knownCount, setKnownCount] = useState({ count: 0, of: searchQuery });
  const count = windows.size > 0 ? rowCountOf(windows) : knownCount.of === searchQuery ? knownCount.count : 0;
  if (windows.size > 0 && (knownCount.count !== count || knownCount.of !== searchQuery))
    setKnownCount({ count, of: searchQuery });
  const failed = queries.find((query) => query.error !== null && query.data === undefined);
  const rowAt = (index: number) =>
    windows.get(Math.floor(index / WINDOW_SIZE) * WINDOW_SIZE)?.rows[index % WINDOW_SIZE];
  const search = (text: string) => setParams(text === '' ? {} : { [SEARCH_PARAM]: text }, { replace: true });

  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        badge={count > 0 && <Badge variant="default">{texts.count(count)}</Badge>}
        actions={<SearchField label={texts.search} value={searchQuery} onSearch={search} />}
      />
      {failed?.error && <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && windows.size === 0 && count === 0 && <LoadingRows />}
      {count > 0 && (
        <div aria-busy={queries.some((query) => query.isPlaceholderData)}>
          <ArticleTable
            rowCount={count}
            rowAt={rowAt}
            onRangeChange={(from, to) => setRange({ first: from, last: to, of: searchQuery })}
          />
        </div>
      )}
      {windows.size > 0 && count === 0 && (
        <EmptyState
          action={
            searchQuery !== '' && (
              <Button variant="default" onClick={() => search('')}>
                {texts.clear}
              </Button>
            )
          }
        >
          {searchQuery === '' ? texts.none : texts.noneFor(searchQuery)}
        </EmptyState>
      )}
      <VisuallyHidden role="status">
        {windows.size > 0 && searchQuery !== '' ? texts.count(count) : ''}
      </VisuallyHidden>
    </>
  );
}

function LoadingRows() {
  return (
    <div aria-hidden>
      {Array.from({ length: 12 }, (_none, row) => (
        <Skeleton key={row} height={44} mb={8} />
      ))}
    </div>
  );
}
