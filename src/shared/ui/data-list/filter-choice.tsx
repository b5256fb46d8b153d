import { NativeSelect } from '@mantine/core';
import { Suspense } from 'react';
import { uiTexts } from '../i18n';
import { lazyPart } from '../lazy-part';
import classes from './data-list.module.css';

const texts = uiTexts.dataList;

/** More options than these are searched by typing: a menu of thousands is slow to draw, and nobody finds anything in it. */
const MOST_IN_A_MENU = 200;

/** Loaded for an organisation with many groups or labels only. */
const SearchedFilter = lazyPart(async () => ({
  default: (await import('./searched-filter')).SearchedFilter,
}));

export interface FilterChoiceProps {
  /** Name of what is filtered by. */
  label: string;
  /** "" for everything. */
  value: string;
  options: readonly { value: string; text: string }[];
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

function FilterMenu({ label, value, options, onChoose }: FilterChoiceProps) {
  return (
    <NativeSelect
      aria-label={label}
      size="md"
      data-active={value !== '' || undefined}
      className={classes['filter']}
      value={value}
      data={[
        { value: '', label: `${label}: ${texts.everything}` },
        ...options.map((option) => ({ value: option.value, label: `${label}: ${option.text}` })),
      ]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
