import { useQuery } from '@tanstack/react-query';
import type { LabelTemplate } from 'label-core';
import { counterQueries } from '../api/counter-queries';
import type { LabelDays } from '../api/label-days-schema';
import { TEMPLATE_STALE_MS } from '../config/timings';

/**
 * Returns which day it is for the dates on a label: the organisation's time zone and production day. Undefined, which
 * leaves it to this computer, for a label without computed values, while it is not known, and where the server does not
 * offer it.
 */
export function useLabelDays({ variables }: Pick<LabelTemplate, 'variables'>): LabelDays | undefined {
  const { data } = useQuery({
    ...counterQueries.days(),
    enabled: variables.some(({ source }) => source !== undefined),
    staleTime: TEMPLATE_STALE_MS,
  });
  return data && isKnownHere(data.timeZone) ? data : undefined;
}

/** Returns whether this browser knows a time zone; an old one lacks the newest. */
function isKnownHere(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '' && timeZone !== '';
  } catch {
    return false;
  }
}
