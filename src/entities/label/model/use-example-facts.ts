import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { counterQueries } from '../api/counter-queries';
import type { Counter } from '../api/counter-schema';
import type { LabelDays } from '../api/label-days-schema';
import { TEMPLATE_STALE_MS } from '../config/timings';

/** What examples of computed values are made from, as far as the server tells. */
export interface ExampleFacts extends Partial<LabelDays> {
  /** The next number of each counter, by its name. */
  numbers?: Readonly<Record<string, string>>;
}

const NOTHING: ExampleFacts = {};

/** What a label says of its computed variables, as it was read or as it was sent. */
interface Computed {
  variables: readonly { source?: { kind: string } | undefined }[];
}

/**
 * Returns what the organisation adds to the examples on a drawing: its time zone and production day for dates, and the next
 * numbers of its counters. What is not known, or not offered by the server, is left to this computer; labels without computed
 * values ask for nothing.
 */
export const useExampleFacts = (label: Computed): ExampleFacts => useSettledExampleFacts(label) ?? NOTHING;

/** Returns the same; undefined while it is asked for, so that what takes long is drawn once. */
export function useSettledExampleFacts({ variables }: Computed): ExampleFacts | undefined {
  const { hasDays, hasNumbers } = askedBy(variables);
  const { data: days, isLoading: areDaysAsked } = useQuery({
    ...counterQueries.days(),
    enabled: hasDays,
    staleTime: TEMPLATE_STALE_MS,
    meta: { silent: true },
  });
  const { data: counters, isLoading: areCountersAsked } = useQuery({
    ...counterQueries.list(),
    enabled: hasNumbers,
    meta: { silent: true },
  });
  return areDaysAsked || areCountersAsked ? undefined : factsOf(days, counters);
}

/** Returns the same, for what is drawn beside the page. */
export async function readExampleFacts(client: QueryClient, { variables }: Computed): Promise<ExampleFacts> {
  const { hasDays, hasNumbers } = askedBy(variables);
  const [days, counters] = await Promise.all([
    hasDays
      ? client
          .query({ ...counterQueries.days(), staleTime: TEMPLATE_STALE_MS, meta: { silent: true } })
          .catch(() => undefined)
      : undefined,
    hasNumbers
      ? client.query({ ...counterQueries.list(), meta: { silent: true } }).catch(() => undefined)
      : undefined,
  ]);
  return factsOf(days, counters);
}

function factsOf(days: LabelDays | undefined, counters: readonly Counter[] | undefined): ExampleFacts {
  if (!days && !counters) return NOTHING;
  return {
    ...(days && isKnownHere(days.timeZone) && days),
    ...(counters && { numbers: Object.fromEntries(counters.map(({ name, nextText }) => [name, nextText])) }),
  };
}

/**
 * Returns what was known first, so that a number that is printed elsewhere changes nothing that somebody looks at, and begins no
 * check again; undefined while it is asked for.
 */
export function useFirstExampleFacts(label: Computed): ExampleFacts | undefined {
  const { hasDays, hasNumbers } = askedBy(label.variables);
  const asked = useSettledExampleFacts(label);
  const [first, setFirst] = useState<{ of: string; facts: ExampleFacts }>();
  const of = `${hasDays} ${hasNumbers}`;
  if (asked && first?.of !== of) setFirst({ of, facts: asked });
  return first?.of === of ? first.facts : undefined;
}

const askedBy = (variables: Computed['variables']) => ({
  hasDays: variables.some(({ source }) => source !== undefined && source.kind !== 'article'),
  hasNumbers: variables.some(({ source }) => source?.kind === 'counter'),
});

/** Returns whether this browser knows a time zone; an old one lacks the newest. */
function isKnownHere(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '' && timeZone !== '';
  } catch {
    return false;
  }
}
