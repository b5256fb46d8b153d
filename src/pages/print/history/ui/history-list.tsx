import { Button, Skeleton } from '@mantine/core';
import { formatJobNames, labelCountOf, OutcomeBadge, type PrintedJob } from '@/entities/print-job';
import { useDateFormat } from '@/entities/preference';
import type { WindowedRows } from '@/shared/lib/windowed-rows';
import { DataTable, RowName, type Column } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { RowsError } from '@/shared/ui/error-panel';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import type { HistoryAddress } from '../model/use-history-address';
import { FOUND_CARD_HEIGHT_PX, JobCard, JOB_CARD_HEIGHT_PX } from './job-card';
import { JobMatch } from './job-match';

/** Columns that give their place to what a search was found in. */
const AWAY_IN_SEARCH: ReadonlySet<string> = new Set(['printer', 'person']);

interface HistoryListProps {
  rows: WindowedRows<PrintedJob>;
  address: HistoryAddress;
  isFiltered: boolean;
  /** Words that are searched and marked in the rows; empty without a search. */
  search: string;
  onClear: () => void;
}

/** Jobs, newest first, as a table or as cards on a phone; or the empty state. */
export function HistoryList({ rows, address, isFiltered, search, onClear }: HistoryListProps) {
  const when = useDateFormat();
  const isSearch = search !== '';
  const found: Column<PrintedJob> = {
    key: 'found',
    title: texts.found,
    width: '24%',
    render: ({ matches }) => <JobMatch matches={matches} search={search} />,
  };
  const columns: readonly Column<PrintedJob>[] = [
    {
      key: 'time',
      title: texts.time,
      width: '160px',
      render: (job) => (
        <RowName
          to={address.jobPath(String(job.entityId))}
          name={when(job.createdAt)}
          detail={job.reprintOf === undefined ? '' : texts.reprint}
        />
      ),
    },
    ...(isSearch ? [found] : []),
    {
      key: 'label',
      width: isSearch ? '16%' : '17%',
      title: texts.label,
      render: ({ entries }) => <TruncatedText>{formatJobNames(entries, 'labelName')}</TruncatedText>,
    },
    {
      key: 'article',
      title: texts.article,
      render: ({ entries }) => <TruncatedText>{formatJobNames(entries, 'articleName')}</TruncatedText>,
    },
    {
      key: 'labels',
      title: texts.labels,
      width: '80px',
      isNumeric: true,
      isForWide: isSearch,
      render: (job) => labelCountOf(job),
    },
    {
      key: 'printer',
      width: '15%',
      title: texts.printer,
      render: ({ entries }) => <TruncatedText>{formatJobNames(entries, 'printerName')}</TruncatedText>,
    },
    {
      key: 'person',
      width: '13%',
      isForWide: true,
      title: texts.person,
      render: ({ userName }) => <TruncatedText>{userName}</TruncatedText>,
    },
    {
      key: 'state',
      title: texts.state,
      width: '152px',
      render: ({ state }) => <OutcomeBadge outcome={state} />,
    },
  ];
  if (rows.error && rows.rowCount === 0) return <RowsError list={rows} isOptionalCall />;
  if (rows.isPending) return <LoadingRows />;
  if (rows.isKnown && rows.rowCount === 0)
    return (
      <EmptyState
        action={
          isFiltered && (
            <Button variant="default" onClick={onClear}>
              {texts.clear}
            </Button>
          )
        }
      >
        {isSearch ? texts.noneSearched({ search }) : isFiltered ? texts.noneFound : texts.none}
      </EmptyState>
    );
  return (
    <div aria-busy={rows.isStale}>
      <DataTable
        caption={texts.caption}
        columns={isSearch ? columns.filter(({ key }) => !AWAY_IN_SEARCH.has(key)) : columns}
        rowCount={rows.rowCount}
        rowAt={rows.rowAt}
        onRangeChange={rows.onRangeChange}
        keyOf={({ entityId }) => entityId}
        card={{
          heightPx: isSearch ? FOUND_CARD_HEIGHT_PX : JOB_CARD_HEIGHT_PX,
          title: texts.job,
          render: (job) => (
            <JobCard
              job={job}
              to={address.jobPath(String(job.entityId))}
              time={when(job.createdAt)}
              search={search}
            />
          ),
        }}
      />
      <RowsError list={rows} isOptionalCall />
    </div>
  );
}

function LoadingRows() {
  return (
    <div aria-hidden>
      {Array.from({ length: 10 }, (_none, row) => (
        <Skeleton key={row} height={44} mb={8} />
      ))}
    </div>
  );
}
