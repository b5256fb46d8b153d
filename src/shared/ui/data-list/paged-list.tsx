import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n';
import type { ListState } from '../../lib/list-state';
import type { WindowedRows } from '../../lib/windowed-rows';
import { type Column, DataTable } from '../data-table';
import { EmptyState } from '../empty-state';
import { RowsError } from '../error-panel';
import { useIsNarrow } from '../narrow';
import { type SelectionAction, SelectionBar } from './bulk-bar';
import classes from './data-list.module.css';
import { ListToolbar } from './list-toolbar';
import { LoadingRows } from './loading-rows';
import { noneFor } from './none-for';
import type { RowTexts } from './row-texts';
import type { PagedSelection } from './use-paged-selection';

const texts = uiTexts.dataList;

export interface PagedListProps<Row> {
  /** Name of the table for screen readers. */
  caption: string;
  rowTexts: RowTexts;
  /** Rows from the server, which searches, filters and sorts them. */
  list: WindowedRows<Row>;
  state: ListState;
  keyOf: (row: Row) => string | number;
  columns: readonly Column<Row>[];
  searchLabel: string;
  filters?: readonly { key: string; label: string; options: readonly { value: string; text: string }[] }[];
  /** A search or filter is active. */
  isNarrowed: boolean;
  /** Selection of single rows or of all rows that were found; without it rows have no checkboxes. */
  selection?: PagedSelection<Row> & { actions: readonly SelectionAction[] };
  /** Card of a row on a phone: a single cell of this height. */
  card?: { heightPx: number; title: string; render: (row: Row) => ReactNode };
  /** Shown while the list has no rows at all. */
  empty: ReactNode;
  /** Controls at the end of the toolbar. */
  actions?: ReactNode;
}

/** List that is too long to be loaded at once: like DataList, but the server searches, filters and sorts the rows. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const {
    caption,
    rowTexts,
    list,
    state,
    keyOf,
    columns,
    searchLabel,
    filters = [],
    isNarrowed,
    card,
    selection,
  } = props;
  const isNarrow = useIsNarrow();
  const { rowCount } = list;
  if (list.isKnown && rowCount === 0 && !isNarrowed && !list.isStale) return props.empty;
  return (
    <>
      <ListToolbar
        state={state}
        searchLabel={searchLabel}
        filters={filters}
        columns={columns}
        isNarrow={isNarrow}
        actions={props.actions}
      />
      <p className={classes['total']}>{rowCount > 0 && rowTexts.count({ count: rowCount })}</p>
      {selection && selection.count > 0 && (
        <SelectionBar
          words={
            selection.all === 'all'
              ? (rowTexts.allSelected?.({ count: selection.count }) ?? '')
              : (rowTexts.selected?.({ count: selection.count }) ?? '')
          }
          actions={selection.actions}
          onClear={selection.clear}
        />
      )}
      {list.isPending && <LoadingRows />}
      {rowCount > 0 && (
        <div aria-busy={list.isStale}>
          <DataTable
            caption={caption}
            columns={columns.filter(({ key }) => !state.hidden.has(key))}
            rowCount={rowCount}
            rowAt={list.rowAt}
            keyOf={keyOf}
            onRangeChange={list.onRangeChange}
            sorting={state.sorting}
            onSort={state.sortBy}
            selection={selection}
            {...(card && { card })}
          />
        </div>
      )}
      <RowsError list={list} />
      {list.isKnown && rowCount === 0 && isNarrowed && (
        <EmptyState
          action={
            <Button variant="default" onClick={() => state.clear(filters.map(({ key }) => key))}>
              {filters.some(({ key }) => state.filter(key) !== '') ? texts.clearAll : texts.clear}
            </Button>
          }
        >
          {noneFound(state, filters, rowTexts)}
        </EmptyState>
      )}
      <VisuallyHidden role="status">
        {list.isKnown && isNarrowed ? rowTexts.count({ count: rowCount }) : ''}
      </VisuallyHidden>
    </>
  );
}

function noneFound(state: ListState, filters: readonly { key: string }[], rowTexts: RowTexts): string {
  const isFiltered = filters.some(({ key }) => state.filter(key) !== '');
  return state.search !== '' && isFiltered
    ? rowTexts.noneForBoth({ search: state.search })
    : noneFor(state.search, rowTexts);
}
