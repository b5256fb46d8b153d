import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n';
import { useListState } from '../../lib/list-state';
import type { Sorting } from '../../lib/sorting';
import { type Column, DataTable, isSortable } from '../data-table';
import { EmptyState } from '../empty-state';
import { useIsNarrow } from '../narrow';
import { type BulkAction, BulkBar } from './bulk-bar';
import classes from './data-list.module.css';
import { chosenFilters, type ListFilter } from './list-filter';
import { ListToolbar } from './list-toolbar';
import { listedRows } from './listed-rows';
import { noneFor } from './none-for';
import type { RowTexts } from './row-texts';
import { useSelection } from './use-selection';

const texts = uiTexts.dataList;

export interface DataListProps<Row> {
  /** Name of the table for screen readers. */
  caption: string;
  rowTexts: RowTexts;
  /** All rows: search, filters and sorting are done in the browser. */
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Returns the name of a row, for the label of its checkbox and for the reading order. */
  nameOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  search: { label: string; textOf: (row: Row) => string };
  filters?: readonly ListFilter<Row>[];
  defaultSort?: Sorting;
  /** Actions on ticked rows; without them rows have no checkboxes. */
  bulkActions?: readonly BulkAction<Row>[];
  /** Card of a row on a phone: a single cell of this height. */
  card?: { heightPx: number; title: string; render: (row: Row) => ReactNode };
  /** Shown while the list has no rows at all. */
  empty: ReactNode;
  /** Controls at the end of the toolbar. */
  actions?: ReactNode;
}

/**
 * Fully loaded list: toolbar, visible rows, number of rows, and the empty states. The address contains the view of the
 * list (useListState), but not which rows are ticked.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { caption, rowTexts, rows, keyOf, nameOf, columns, search, filters = [], bulkActions, card } = props;
  const isNarrow = useIsNarrow();
  const state = useListState({
    sortKeys: columns.filter(isSortable).map(({ key }) => key),
    defaultSort: props.defaultSort,
  });
  const chosen = chosenFilters(filters, state.filter);
  const listed = listedRows(rows, {
    search: state.search,
    textOf: search.textOf,
    filters: chosen,
    sorting: state.sorting,
    columns,
  });
  const { selection, selected, clear } = useSelection({ rows: listed, keyOf, nameOf });
  if (rows.length === 0) return props.empty;
  const isNarrowed = state.search !== '' || chosen.length > 0;
  return (
    <>
      <ListToolbar
        state={state}
        searchLabel={search.label}
        filters={filters}
        columns={columns}
        isNarrow={isNarrow}
        actions={props.actions}
      />
      <p className={classes['total']}>
        {isNarrowed
          ? rowTexts.countOf({ shown: listed.length, count: rows.length })
          : rowTexts.count({ count: rows.length })}
      </p>
      {bulkActions && (
        <BulkBar selected={selected} rowTexts={rowTexts} actions={bulkActions} onClear={clear} />
      )}
      {listed.length > 0 ? (
        <DataTable
          caption={caption}
          columns={columns.filter(({ key }) => !state.hidden.has(key))}
          rowCount={listed.length}
          rowAt={(index) => listed[index]}
          keyOf={keyOf}
          sorting={state.sorting}
          onSort={state.sortBy}
          selection={bulkActions && selection}
          {...(card && { card })}
        />
      ) : (
        <EmptyState
          action={
            <Button variant="default" onClick={() => state.clear(filters.map(({ key }) => key))}>
              {chosen.length > 0 ? texts.clearAll : texts.clear}
            </Button>
          }
        >
          {state.search !== '' && chosen.length > 0
            ? rowTexts.noneForBoth({ search: state.search })
            : noneFor(state.search, rowTexts)}
        </EmptyState>
      )}
      <VisuallyHidden role="status">
        {isNarrowed ? rowTexts.countOf({ shown: listed.length, count: rows.length }) : ''}
      </VisuallyHidden>
    </>
  );
}
