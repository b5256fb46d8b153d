import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DayBarChart, dayBars, fullestDay, printJobQueries } from '@/entities/print-job';
import { toHistoryQuery, type DayRange } from '../model/history-query';
import type { HistoryFilter } from '../model/history-filter';

interface DayPlotProps {
  filter: HistoryFilter;
  days: DayRange;
  /** Filters the history by one day. */
  onDay: (changes: Partial<HistoryFilter>) => void;
}

/** Chart of the days. It is optional: a single day has no chart, and if the server cannot count, the list is sufficient. */
export function DayPlot({ filter, days, onDay }: DayPlotProps) {
  const { first, last } = days;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const query = toHistoryQuery(filter, days);
  const { data, isPending } = useQuery({
    ...printJobQueries.perDay(query, timeZone),
    enabled: first !== last,
  });
  if (first === last) return null;
  if (isPending) return <Skeleton height={124} mb={24} />;
  const bars = data && dayBars(data, first, last);
  if (!bars || !fullestDay(bars)) return null;
  return (
    <DayBarChart
      key={`${first} ${last}`}
      bars={bars}
      onDay={(day) => onDay({ period: 'custom', from: day, to: day })}
    />
  );
}
