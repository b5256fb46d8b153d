import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { SlidersHorizontal } from 'lucide-react';
import { formatOutcome, PRINT_OUTCOMES } from '@/entities/print-job';
import { SearchField } from '@/shared/ui/search-field';
import { texts } from '../i18n';
import { PERIODS, readFilter, type HistoryFilter } from '../model/history-filter';
import type { FilterOptions } from '../model/use-filter-options';
import { ActiveFilters } from './active-filters';
import { HistorySearch } from './history-search';
import classes from './history.module.css';

const { filters } = texts;

interface FilterBarProps {
  filter: HistoryFilter;
  options: FilterOptions;
  onChange: (changes: Partial<HistoryFilter>) => void;
  onClear: () => void;
}

/** Filters of the history: the period as chips, the others as fields, and all active ones again with buttons to remove them. */
export function FilterBar({ filter, options, onChange, onClear }: FilterBarProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const count = [filter.label, filter.article, filter.printer, filter.state, filter.person].filter(
    Boolean,
  ).length;
  const states = PRINT_OUTCOMES.map((state) => ({ value: state, label: formatOutcome(state) }));
  const choices = [
    { name: 'label', title: texts.label, any: filters.anyLabel, data: options.label },
    { name: 'printer', title: texts.printer, any: filters.anyPrinter, data: options.printer },
    { name: 'state', title: texts.state, any: filters.anyState, data: states },
    { name: 'person', title: texts.person, any: filters.anyone, data: options.person },
  ] as const;
  return (
    <section className={classes['filters']} aria-label={filters.title}>
      <HistorySearch value={filter.q} onSearch={(q) => onChange({ q })} />
      <div className={classes['periods']} role="group" aria-label={filters.period}>
        {(['', ...PERIODS] as const).map((period) => (
          <button
            key={period}
            type="button"
            className={classes['period']}
            aria-pressed={filter.period === period}
            onClick={() => onChange({ period })}
          >
            {filters.periods[period || 'any']}
          </button>
        ))}
        <Button
          className={classes['more']}
          variant="default"
          leftSection={<SlidersHorizontal size={16} aria-hidden />}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {count === 0 ? filters.title : filters.titleWithCount({ count })}
        </Button>
      </div>
      {filter.period === 'custom' && (
        <div className={classes['fields']}>
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              type="date"
              label={filters[end]}
              min="1900-01-01"
              max="2099-12-31"
              value={filter[end]}
              onChange={(event) => onChange({ [end]: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
      <div className={classes['fields']} data-collapsed={!isOpen || undefined}>
        <SearchField
          label={filters.searchArticle}
          value={filter.article}
          onSearch={(article) => onChange({ article })}
          hasKey={false}
        />
        {choices
          .filter(({ data, name }) => data.length > 0 || filter[name] !== '')
          .map(({ name, title, any, data }) => (
            <NativeSelect
              key={name}
              size="md"
              aria-label={title}
              value={filter[name]}
              data={[
                { value: '', label: any },
                ...data,
                ...(filter[name] === '' || data.some(({ value }) => value === filter[name])
                  ? []
                  : [{ value: filter[name], label: filter[name] }]),
              ]}
              onChange={(event) => {
                const read = readFilter(new URLSearchParams({ [name]: event.currentTarget.value }));
                onChange({ [name]: read[name] });
              }}
            />
          ))}
      </div>
      <ActiveFilters filter={filter} options={options} onChange={onChange} onClear={onClear} />
    </section>
  );
}
