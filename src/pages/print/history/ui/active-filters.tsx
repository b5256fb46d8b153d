import { Button } from '@mantine/core';
import { X } from 'lucide-react';
import { formatOutcome } from '@/entities/print-job';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import { isFiltered, type HistoryFilter } from '../model/history-filter';
import type { FilterOption, FilterOptions } from '../model/use-filter-options';
import classes from './history.module.css';

const { filters } = texts;

interface ActiveFiltersProps {
  filter: HistoryFilter;
  options: FilterOptions;
  onChange: (changes: Partial<HistoryFilter>) => void;
  onClear: () => void;
}

const nameIn = (options: readonly FilterOption[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** Active filters, each with a button that removes it, and one that removes all. */
export function ActiveFilters({ filter, options, onChange, onClear }: ActiveFiltersProps) {
  if (!isFiltered(filter)) return null;
  const chips = [
    { name: 'q', title: filters.search, value: filter.q },
    { name: 'variable', title: filter.variable, value: filter.value },
    { name: 'period', title: filters.period, value: filter.period && formatPeriod(filter) },
    { name: 'label', title: texts.label, value: nameIn(options.label, filter.label) },
    { name: 'article', title: texts.article, value: filter.article },
    { name: 'printer', title: texts.printer, value: nameIn(options.printer, filter.printer) },
    { name: 'state', title: texts.state, value: filter.state && formatOutcome(filter.state) },
    { name: 'person', title: texts.person, value: nameIn(options.person, filter.person) },
  ] as const;
  return (
    <div className={classes['chips']} role="group" aria-label={filters.active}>
      {chips
        .filter(({ value }) => value !== '')
        .map(({ name, title, value }) => {
          const chip = filters.chip({ name: title, value });
          return (
            <button
              key={name}
              type="button"
              className={classes['chip']}
              title={chip}
              aria-label={filters.remove({ name: title, value })}
              onClick={() => onChange(name === 'variable' ? { variable: '', value: '' } : { [name]: '' })}
            >
              <TruncatedText>{chip}</TruncatedText>
              <X size={14} aria-hidden />
            </button>
          );
        })}
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  );
}

function formatPeriod({ period, from, to }: HistoryFilter): string {
  if (period !== 'custom' || (from === '' && to === '')) return filters.periods[period || 'any'];
  return from === to ? from : `${from} – ${to}`;
}
