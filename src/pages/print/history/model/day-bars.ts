import type { DayCount } from '@/entities/print-job';
import { daysBetween, type Day } from './days';

/** Every day of a range with what was printed on it: days without prints are days, too. */
export function dayBars(counts: readonly DayCount[], first: Day, last: Day): DayCount[] {
  const byDay = new Map(counts.map((count) => [count.day, count]));
  return daysBetween(first, last).map((day) => byDay.get(day) ?? { day, jobs: 0, labels: 0 });
}

export const totalOf = (bars: readonly DayCount[]) => ({
  labels: bars.reduce((sum, { labels }) => sum + labels, 0),
  jobs: bars.reduce((sum, { jobs }) => sum + jobs, 0),
});

/** The day with the most labels, the earliest of equals; undefined where nothing was printed. */
export function fullestDay(bars: readonly DayCount[]): DayCount | undefined {
  const most = Math.max(0, ...bars.map(({ labels }) => labels));
  return most === 0 ? undefined : bars.find(({ labels }) => labels === most);
}
