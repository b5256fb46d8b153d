import { useQuery } from '@tanstack/react-query';
import type { LabelTemplate } from 'label-core';
import { counterQueries } from '../api/counter-queries';
import type { LabelDays } from '../api/label-days-schema';
import { TEMPLATE_STALE_MS } from '../config/timings';

/** What examples of computed values are made from, as far as the server tells. */
export interface ExampleFacts extends Partial<LabelDays> {
  /** The next number of each counter, by its name. */
  numbers?: Readonly<Record<string, string>>;
}

const NOTHING: ExampleFacts = {};

/**
 * Returns what the organisation adds to the examples on a drawing: its time zone and production day for dates, and the next
 * numbers of its counters. What is not known, or not offered by the server, is left to this computer; labels without computed
 * values ask for nothing.
 */
export function useExampleFacts({ variables }: Pick<LabelTemplate, 'variables'>): ExampleFacts {
  const { data: days } = useQuery({
    ...counterQueries.days(),
    enabled: variables.some(({ source }) => source !== undefined && source.kind !== 'article'),
    staleTime: TEMPLATE_STALE_MS,
    meta: { silent: true },
  });
  const { data: counters } = useQuery({
    ...counterQueries.list(),
    enabled: variables.some(({ source }) => source?.kind === 'counter'),
    meta: { silent: true },
  });
  if (!days && !counters) return NOTHING;
  return {
    ...(days && isKnownHere(days.timeZone) && days),
    ...(counters && { numbers: Object.fromEntries(counters.map(({ name, nextText }) => [name, nextText])) }),
  };
}

/** Returns whether this browser knows a time zone; an old one lacks the newest. */
function isKnownHere(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '' && timeZone !== '';
  } catch {
    return false;
  }
}
