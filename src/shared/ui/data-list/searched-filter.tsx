import { Select } from '@mantine/core';
import { uiTexts } from '../i18n';
import classes from './data-list.module.css';
import type { FilterChoiceProps } from './filter-choice';
import { namedOptions } from './filter-options';

/** Options that are drawn at once; typing more of a name finds the others. */
const SHOWN_AT_ONCE = 100;

/** Choice among many options: a field that finds them as one types. */
export function SearchedFilter({ value, onChoose, ...filter }: FilterChoiceProps) {
  return (
    <Select
      aria-label={filter.label}
      size="md"
      data-active={value !== '' || undefined}
      className={classes['filter']}
      value={value}
      data={namedOptions(filter)}
      limit={SHOWN_AT_ONCE}
      nothingFoundMessage={uiTexts.dataList.noOption}
      searchable
      allowDeselect={false}
      // What is typed then takes the place of the chosen option.
      onFocus={(event) => event.currentTarget.select()}
      onChange={(chosen) => onChoose(chosen ?? '')}
    />
  );
}
