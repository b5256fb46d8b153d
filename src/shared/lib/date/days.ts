import { useSyncExternalStore } from 'react';
import { DAY_CHECK_MS } from '../../config';
import { dayOf } from './format-date-time';

/** Day in the person's own time zone, such as 2026-11-21. */
export type Day = string;

/** Returns the start of a day in local time; somewhat later if the clock change skips midnight. */
export function startOfDay(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** Returns the day `count` days later, or earlier for a negative number, regardless of clock changes. */
export function addDays(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

/** Returns whether a text is an existing day in a plausible year. */
export function isDay(text: string): boolean {
  return /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;
}

/** Returns every day from the first to the last one. */
export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, DAY_CHECK_MS);
  return () => clearInterval(timer);
}

/** Returns the current day, also for a screen that stays open past midnight. */
export const useToday = (): Day => useSyncExternalStore(subscribe, () => dayOf(new Date()));
