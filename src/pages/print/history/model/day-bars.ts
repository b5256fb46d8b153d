import type { DayCount } from '@/entities/print-job';
import { daysBetween, type Day } from './days';

/** Returns every day of a range with its counts, including days without prints. */
export function dayBars(counts: readonly DayCount[], first: Day, last: Day): DayCount[] {
  const byDay = new Map(counts.map((count) => [count.day, count]));
  return daysBetween(first, last).map((day) => byDay.get(day) ?? { day, jobs: 0, labels: 0 });
}

export const totalOf = (bars: readonly DayCount[]) => ({
  labels: bars.reduce((sum, { labels }) => sum + labels, 0),
  jobs: bars.reduce((sum, { jobs }) => sum + jobs, 0),
});

/** Returns the day with the most labels, the earliest one if several are equal; undefined if nothing was printed. */
export function fullestDay(bars: readonly DayCount[]): DayCount | undefined {
  const most = Math.max(0, ...bars.map(({ labels }) => labels));
  return most === 0 ? undefined : bars.find(({ labels }) => labels === most);
}
