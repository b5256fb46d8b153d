import { useQueries, useQuery } from '@tanstack/react-query';
import type { LabelTemplate, MarkedText } from 'label-core';
import type { Id } from '@/shared/api';
import { labelQueries } from '../api/label-queries';
import type { LabelKit } from '../api/open-label-kit';
import { readTemplate } from './draw-label';

/** Returns a value as a label shows it: its tags became emphasis. */
export type ReadMarkup = (value: string) => readonly MarkedText[];

/**
 * Returns a function that says how the value of a variable is read by the first of these labels that has it with emphasis;
 * undefined for one whose tags are printed somewhere on that label as they stand, and while the templates are unknown.
 */
export function useMarkedValues(labelIds: readonly Id[]): (variable: string) => ReadMarkup | undefined {
  const templates = useQueries({
    queries: labelIds.map((labelId) => labelQueries.detail(labelId)),
    combine: (labels) => labels.flatMap(({ data }) => (data?.template ? [data.template] : [])),
  });
  const kit = useQuery({ ...labelQueries.kit(), enabled: templates.length > 0 });
  const { data: known } = kit;
  if (!known) return () => undefined;
  return readerOfMarkup(
    known,
    templates.flatMap((sent) => readTemplate(known, sent) ?? []),
  );
}

/** Returns how the values of variables are read by the first of these templates that has them with emphasis. */
export function readerOfMarkup(
  { core }: LabelKit,
  templates: readonly LabelTemplate[],
): (variable: string) => ReadMarkup | undefined {
  const marked = new Set(templates.flatMap(({ elements }) => [...core.markedVariables(elements)]));
  return (variable) => (marked.has(variable) ? core.readMarkup : undefined);
}
