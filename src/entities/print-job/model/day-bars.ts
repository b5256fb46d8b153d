import { daysBetween, type Day } from '@/shared/lib/date';
import type { DayCount } from '../api/print-job-schema';

/** Returns every day of a range with its counts, including days without prints. */
export function dayBars(counts: readonly DayCount[], first: Day, last: Day): DayCount[] {
  const byDay = new Map(counts.map((count) => [count.day, count]));
  return daysBetween(first, last).map((day) => byDay.get(day) ?? { day, jobs: 0, labels: 0 });
}

export const totalOf = (bars: readonly DayCount[]) => ({
  labels: bars.reduce((sum, { labels }) => sum + labels, 0),
  jobs: bars.reduce((sum, { jobs }) => sum + jobs, 0),
});

/** What the bars of a chart count. */
export type Counted = 'labels' | 'jobs';

/** Returns the day with the most, the earliest one if several are equal; undefined if nothing was printed. */
export function fullestDay(bars: readonly DayCount[], counted: Counted = 'labels'): DayCount | undefined {
  const most = Math.max(0, ...bars.map((bar) => bar[counted]));
  return most === 0 ? undefined : bars.find((bar) => bar[counted] === most);
}
