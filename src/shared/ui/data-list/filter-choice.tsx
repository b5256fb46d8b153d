import { NativeSelect } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../lazy-part';
import classes from './data-list.module.css';
import { namedOptions, type FilterOptions } from './filter-options';

/** More options than these are searched by typing: a menu of thousands is slow to draw, and nobody finds anything in it. */
const MOST_IN_A_MENU = 200;

/** Loaded for an organisation with many groups or labels only. */
const SearchedFilter = lazyPart(async () => ({
  default: (await import('./searched-filter')).SearchedFilter,
}));

export interface FilterChoiceProps extends FilterOptions {
  /** "" for everything. */
  value: string;
  onChoose: (value: string) => void;
}

/** Choice of one filter of a list: a menu, or a field to search in where there are many options. */
export function FilterChoice(props: FilterChoiceProps) {
  const { options, value } = props;
  if (options.length <= MOST_IN_A_MENU) return <FilterMenu {...props} />;
  const chosen = options.filter((option) => option.value === value);
  return (
    <Suspense fallback={<FilterMenu {...props} options={chosen} />}>
      <SearchedFilter {...props} />
    </Suspense>
  );
}

function FilterMenu({ value, onChoose, ...filter }: FilterChoiceProps) {
  return (
    <NativeSelect
      aria-label={filter.label}
      size="md"
      data-active={value !== '' || undefined}
      className={classes['filter']}
      value={value}
      data={namedOptions(filter)}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
