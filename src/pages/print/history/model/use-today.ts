import { useSyncExternalStore } from 'react';
import { dayOf } from '@/shared/lib/date';
import type { Day } from './days';

const CHECK_MS = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  return () => clearInterval(timer);
}

/** The day it is, also for a screen that stays open over midnight. */
export const useToday = (): Day => useSyncExternalStore(subscribe, () => dayOf(new Date()));
