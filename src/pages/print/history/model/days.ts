import { useSyncExternalStore } from 'react';
import { dayOf } from '@/shared/lib/date';
import { DAY_CHECK_MS } from '../config/timings';

/** A day of the person's own calendar, written 2026-11-21. */
export type Day = string;

/** When a day begins on this computer's clock; where the clocks skip midnight, a little later. */
export function startOfDay(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** So many days later, or earlier for a negative number, whatever the clocks do in between. */
export function addDays(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

/** A day that there is, in years a form can mean. */
export function isDay(text: string): boolean {
  return /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;
}

/** Every day from the first to the last one. */
export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, DAY_CHECK_MS);
  return () => clearInterval(timer);
}

/** The day it is, also for a screen that stays open over midnight. */
export const useToday = (): Day => useSyncExternalStore(subscribe, () => dayOf(new Date()));
