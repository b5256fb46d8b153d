import { PRINT_OUTCOMES, type PrintOutcome } from '@/entities/print-job';
import { FILTER_CHARACTERS } from '../config/limits';
import { isDay } from '@/shared/lib/date';

export const PERIODS = ['today', 'week', 'month', 'custom'] as const;
export type Period = (typeof PERIODS)[number];

/** Filters of the history in the address; "" for one that is not set. */
export interface HistoryFilter {
  /** Search over everything, as it was typed or scanned. */
  q: string;
  /** Name of a variable, and its value; either both or none. */
  variable: string;
  value: string;
  period: Period | '';
  /** Days of a custom period, such as 2026-11-21; either end may be open. */
  from: string;
  to: string;
  label: string;
  article: string;
  printer: string;
  state: PrintOutcome | '';
  person: string;
}

export const NO_FILTER: HistoryFilter = {
  q: '',
  variable: '',
  value: '',
  period: '',
  from: '',
  to: '',
  label: '',
  article: '',
  printer: '',
  state: '',
  person: '',
};

/** Parses the filters of the address; an invalid value counts as not set. */
export function readFilter(params: URLSearchParams): HistoryFilter {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, FILTER_CHARACTERS);
  const id = (name: string) => (/^[\w-]{1,60}$/.test(text(name)) ? text(name) : '');
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const period = PERIODS.find((known) => known === text('period')) ?? '';
  const isCustom = period === 'custom';
  const ofVariable = { variable: text('variable'), value: text('value') };
  const isWhole = ofVariable.variable !== '' && ofVariable.value !== '';
  return {
    q: text('q'),
    ...(isWhole ? ofVariable : { variable: '', value: '' }),
    period,
    from: isCustom ? day('from') : '',
    to: isCustom ? day('to') : '',
    label: id('label'),
    article: text('article'),
    printer: id('printer'),
    state: PRINT_OUTCOMES.find((known) => known === text('state')) ?? '',
    person: id('person'),
  };
}

/** Returns the address of a filter: only the set values, always in the same order. */
export function writeFilter(filter: HistoryFilter): URLSearchParams {
  const isCustom = filter.period === 'custom';
  return new URLSearchParams(
    Object.entries({ ...filter, from: isCustom ? filter.from : '', to: isCustom ? filter.to : '' }).filter(
      ([, value]) => value !== '',
    ),
  );
}

/** Returns whether any filter is set. */
export const isFiltered = (filter: HistoryFilter) => writeFilter(filter).size > 0;
