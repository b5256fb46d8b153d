import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { ImportStateBadge, type DataImport } from '@/entities/data-import';
import { useDateFormat } from '@/entities/preference';
import type { Id } from '@/shared/api';
import type { WindowedRows } from '@/shared/lib/windowed-rows';
import { DataTable, RowName, type Column } from '@/shared/ui/data-table';
import { RowsError } from '@/shared/ui/error-panel';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import { kinds } from '../model/kinds';
import classes from './history.module.css';

/** Height of a card in CSS px; only visible cards are rendered. */
const CARD_HEIGHT_PX = 112;

interface HistoryTableProps {
  list: WindowedRows<DataImport>;
  pathOf: (id: Id) => string;
  /** Shown if there are no imports at all. */
  empty: ReactNode;
}

/** Imports, newest first, as a table or as cards on a phone; or the empty state. */
export function HistoryTable({ list, pathOf, empty }: HistoryTableProps) {
  const when = useDateFormat();
  const columns: readonly Column<DataImport>[] = [
    {
      key: 'file',
      title: texts.file,
      width: '28%',
      render: ({ id, fileName, kind }) => (
        <RowName to={pathOf(id)} name={fileName} detail={kinds[kind] ?? ''} />
      ),
    },
    {
      key: 'state',
      title: texts.state,
      width: '132px',
      render: ({ state }) => <ImportStateBadge state={state} />,
    },
    { key: 'result', title: texts.result, render: (one) => <TruncatedText>{resultOf(one)}</TruncatedText> },
    {
      key: 'person',
      title: texts.person,
      width: '15%',
      render: ({ by }) => <TruncatedText>{by}</TruncatedText>,
    },
    { key: 'time', title: texts.time, width: '160px', render: ({ createdAt }) => when(createdAt) },
  ];
  if (list.error && list.rowCount === 0) return <RowsError list={list} />;
  if (list.isPending) return <LoadingRows />;
  if (list.isKnown && list.rowCount === 0) return empty;
  return (
    <>
      <DataTable
        caption={texts.caption}
        columns={columns}
        rowCount={list.rowCount}
        rowAt={list.rowAt}
        onRangeChange={list.onRangeChange}
        keyOf={({ id }) => id}
        card={{
          heightPx: CARD_HEIGHT_PX,
          title: texts.details,
          render: (one) => (
            <div className={classes['card']}>
              <RowName to={pathOf(one.id)} name={one.fileName} />
              <div className={classes['cardLine']}>
                <ImportStateBadge state={one.state} />
                <TruncatedText>{resultOf(one)}</TruncatedText>
              </div>
              <span className={classes['quiet']}>
                <TruncatedText>{[when(one.createdAt), one.by].filter(Boolean).join(' · ')}</TruncatedText>
              </span>
            </div>
          ),
        }}
      />
      <RowsError list={list} />
    </>
  );
}

/** Result in numbers; for a failed import, the reason. */
const resultOf = (one: DataImport) => (one.state === 'Failed' ? one.message : formatResult(one));

function LoadingRows() {
  return (
    <div aria-hidden>
      {Array.from({ length: 6 }, (_none, row) => (
        <Skeleton key={row} height={44} mb={8} />
      ))}
    </div>
  );
}

type Counts = Pick<DataImport, 'createdCount' | 'updatedCount' | 'skippedCount' | 'rejectedCount'>;

const { results } = texts;

/** Returns "3 created, 2 changed"; counts of zero are left out. */
function formatResult({ createdCount, updatedCount, skippedCount, rejectedCount }: Counts): string {
  return [
    createdCount > 0 && results.created({ count: createdCount }),
    updatedCount > 0 && results.updated({ count: updatedCount }),
    skippedCount > 0 && results.skipped({ count: skippedCount }),
    rejectedCount > 0 && results.rejected({ count: rejectedCount }),
  ]
    .filter(Boolean)
    .join(', ');
}
