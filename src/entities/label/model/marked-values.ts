import { useQuery } from '@tanstack/react-query';
import type { MarkedText } from 'label-core';
import type { Id } from '@/shared/api';
import { labelQueries } from '../api/label-queries';
import { readTemplate } from './draw-label';

/** Returns a value as a label shows it: its tags became emphasis. */
export type ReadMarkup = (value: string) => readonly MarkedText[];

/**
 * Returns a function that says how the value of a variable is read; undefined for one whose tags are printed somewhere as they
 * stand, and while the template is unknown.
 */
export function useMarkedValues(labelId: Id | undefined): (variable: string) => ReadMarkup | undefined {
  const label = useQuery({ ...labelQueries.detail(labelId ?? ''), enabled: labelId !== undefined });
  const kit = useQuery({ ...labelQueries.kit(), enabled: Boolean(label.data?.template) });
  const template = kit.data && readTemplate(kit.data, label.data?.template);
  const { core } = kit.data ?? {};
  if (!core || !template) return () => undefined;
  const marked = core.markedVariables(template.elements);
  return (variable) => (marked.has(variable) ? core.readMarkup : undefined);
}
