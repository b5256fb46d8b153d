import type { HistoryQuery } from '@/entities/print-job';
import { MAX_CHART_DAYS, USUAL_CHART_DAYS } from '../config/limits';
import { addDays, startOfDay, type Day } from '@/shared/lib/date';
import type { HistoryFilter } from './history-filter';

/** Range of days including both ends; an open end is "". */
export interface DayRange {
  first: Day;
  last: Day;
}

/** Returns the range of days of a filter, relative to today. */
export function daysOfFilter({ period, from, to }: HistoryFilter, today: Day): DayRange {
  if (period === 'today') return { first: today, last: today };
  if (period === 'week') return { first: addDays(today, -6), last: today };
  if (period === 'month') return { first: `${today.slice(0, 7)}-01`, last: today };
  return { first: from, last: to };
}

/** Returns the filter as the server takes it: with instants, because the server's time zone is not the person's. */
export function toHistoryQuery(
  { q, variable, value, label, article, printer, state, person }: HistoryFilter,
  { first, last }: DayRange,
): HistoryQuery {
  const query = {
    searchQuery: q,
    variable,
    value,
    from: first && startOfDay(first).toISOString(),
    to: last && startOfDay(addDays(last, 1)).toISOString(),
    labelId: label,
    article,
    printerId: printer,
    state,
    personId: person,
  };
  return Object.fromEntries(Object.entries(query).filter(([, text]) => text !== ''));
}

/** Returns the days of the chart: those of the filter, the last thirty if its start is open, the latest ones if there are too many. */
export function plottedDays({ first, last }: DayRange, today: Day): DayRange {
  const end = last === '' ? today : last;
  const earliest = addDays(end, 1 - (first === '' ? USUAL_CHART_DAYS : MAX_CHART_DAYS));
  return { first: first === '' || first < earliest ? earliest : first, last: end };
}
