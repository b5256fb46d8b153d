import { Skeleton, VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { printJobQueries } from '@/entities/print-job';
import { useWindowedRows } from '@/shared/lib/windowed-rows';
import { PageHeader } from '@/shared/ui/page-header';
import { lazyPart } from '@/shared/ui/lazy-part';
import { Badge } from '@/shared/ui/badge';
import { texts } from '../i18n';
import { daysOfFilter, plottedDays, toHistoryQuery } from '../model/history-query';
import { isFiltered, NO_FILTER } from '../model/history-filter';
import { useFilterOptions } from '../model/use-filter-options';
import { useHistoryAddress } from '../model/use-history-address';
import { useToday } from '@/shared/lib/date';
import { MOST_COUNTED } from '../config/limits';
import { DayPlot } from './day-plot';
import { ExportButton } from './export-button';
import { FilterBar } from './filter-bar';

/** Loaded at once with the first calls, so that the table arrives with its rows and the printing code after it. */
const HistoryList = lazyPart(async () => ({ default: (await import('./history-list')).HistoryList }));
const UnfinishedPrints = lazyPart(async () => ({
  default: (await import('@/features/send-print-job')).UnfinishedPrints,
}));
const JobDrawer = lazyPart(async () => ({ default: (await import('./job-drawer')).JobDrawer }));

/** The server counts up to this number. */
const countInWords = (count: number) =>
  count > MOST_COUNTED ? texts.countMore({ count: MOST_COUNTED }) : texts.count({ count });

/** Print history: filters, chart of the days, jobs, and an open job. All of this state is in the address. */
export function HistoryScreen() {
  const address = useHistoryAddress();
  const options = useFilterOptions();
  const { filter } = address;
  const today = useToday();
  const range = daysOfFilter(filter, today);
  const query = toHistoryQuery(filter, range);
  const rows = useWindowedRows(JSON.stringify(query), (page) => printJobQueries.page(query, page));
  const clear = () => address.change(NO_FILTER);
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        badge={rows.rowCount > 0 && <Badge>{countInWords(rows.rowCount)}</Badge>}
        actions={<ExportButton query={query} isEmpty={rows.isKnown && rows.rowCount === 0} />}
      />
      {address.job === undefined && (
        <Suspense fallback={null}>
          <UnfinishedPrints />
        </Suspense>
      )}
      <FilterBar filter={filter} options={options} onChange={address.change} onClear={clear} />
      {(!rows.error || rows.rowCount > 0) && (
        <DayPlot filter={filter} days={plottedDays(range, today)} onDay={address.change} />
      )}
      <Suspense fallback={<Skeleton height={540} />}>
        <HistoryList
          rows={rows}
          address={address}
          isFiltered={isFiltered(filter)}
          search={[filter.q, filter.value].filter(Boolean).join(' ')}
          onClear={clear}
        />
      </Suspense>
      <VisuallyHidden role="status">
        {rows.isKnown && !rows.isStale && isFiltered(filter) ? countInWords(rows.rowCount) : ''}
      </VisuallyHidden>
      <Suspense fallback={null}>
        <JobDrawer address={address} />
      </Suspense>
    </>
  );
}
