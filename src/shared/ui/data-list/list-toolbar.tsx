import { Button, NativeSelect } from '@mantine/core';
import { Columns3 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { uiTexts } from '../i18n';
import type { ListState } from '../../lib/list-state';
import { pageIdle } from '../../lib/timing';
import { readSorting, writeSorting } from '../../lib/sorting';
import { type Column, isSortable } from '../data-table';
import { lazyPart } from '../lazy-part';
import { SearchField } from '../search-field';
import classes from './data-list.module.css';
import { FilterChoice } from './filter-choice';

const texts = uiTexts.dataList;

/** Loaded when the page is idle: popovers need much code, and nobody opens the menu in the first moment. */
const ColumnMenu = lazyPart(async () => {
  await pageIdle();
  return { default: (await import('./column-menu')).ColumnMenu };
});

interface ListToolbarProps<Row> {
  state: ListState;
  searchLabel: string;
  filters?: readonly { key: string; label: string; options: readonly { value: string; text: string }[] }[];
  columns: readonly Column<Row>[];
  /** On a phone there are no column headings to press, so the sorting is chosen in the toolbar. */
  isNarrow: boolean;
  /** Controls at the end of the toolbar, such as the export. */
  actions?: ReactNode;
}

/** Toolbar of a list: search, filters, sorting, columns, actions. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { state, searchLabel, filters = [], columns, isNarrow, actions } = props;
  const [isMenuWanted, setIsMenuWanted] = useState(false);
  const [isButtonFocused, setButtonFocused] = useState(false);
  const sortable = columns.filter(isSortable);
  const optional = columns.filter(({ isOptional }) => isOptional);
  return (
    <div className={classes['toolbar']}>
      <SearchField label={searchLabel} value={state.search} onSearch={state.setSearch} />
      {filters.map(({ key, label, options }) => (
        <FilterChoice
          key={key}
          label={label}
          value={state.filter(key)}
          options={options}
          onChoose={(value) => state.setFilter(key, value)}
        />
      ))}
      {isNarrow && sortable.length > 0 && (
        <NativeSelect
          aria-label={texts.sortBy}
          size="md"
          className={classes['filter']}
          value={state.sorting === undefined ? '' : writeSorting(state.sorting)}
          data={sortOptions(sortable, state.sorting === undefined)}
          onChange={(event) => {
            const asked = readSorting(
              event.currentTarget.value,
              sortable.map(({ key }) => key),
            );
            if (asked) state.setSorting(asked);
          }}
        />
      )}
      {!isNarrow && optional.length > 0 && (
        <Suspense
          fallback={columnButton({
            onClick: () => setIsMenuWanted(true),
            onFocus: () => setButtonFocused(true),
            onBlur: () => setButtonFocused(false),
          })}
        >
          <ColumnMenu
            button={columnButton()}
            isOpenAtFirst={isMenuWanted}
            isFocusedAtFirst={isButtonFocused}
            onTaken={() => {
              setIsMenuWanted(false);
              setButtonFocused(false);
            }}
            columns={optional}
            hidden={state.hidden}
            onToggle={state.toggleColumn}
          />
        </Suspense>
      )}
      {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
    </div>
  );
}

const sortOptions = <Row,>(columns: readonly Column<Row>[], isUnsorted: boolean) => [
  ...(isUnsorted ? [{ value: '', label: texts.sortBy }] : []),
  ...columns.flatMap(({ key, title }) =>
    [false, true].map((isDescending) => ({
      value: writeSorting({ key, isDescending }),
      label: `${texts.sortBy}: ${isDescending ? texts.descending({ title }) : title}`,
    })),
  ),
];

interface ButtonEvents {
  onClick: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Returns the button of the column menu; with events while the menu is still being loaded. */
const columnButton = (events?: ButtonEvents) => (
  <Button variant="default" size="md" leftSection={<Columns3 size={16} aria-hidden />} {...events}>
    {texts.columns}
  </Button>
);
