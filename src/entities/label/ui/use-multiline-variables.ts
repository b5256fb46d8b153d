import { useQuery } from '@tanstack/react-query';
import type { Id } from '@/shared/api';
import { labelQueries } from '../api/label-queries';
import { readTemplate } from '../model/draw-label';
import { multilineVariables } from '../model/multiline-variables';

const NONE: ReadonlySet<string> = new Set();

/** The variables of a label that are typed in on several lines; none while its template is not known. */
export function useMultilineVariables(labelId: Id | undefined): ReadonlySet<string> {
  const label = useQuery({ ...labelQueries.detail(labelId ?? ''), enabled: labelId !== undefined });
  const kit = useQuery({ ...labelQueries.kit(), enabled: Boolean(label.data?.template) });
  const template = kit.data && readTemplate(kit.data, label.data?.template);
  return kit.data && template ? multilineVariables(kit.data, template) : NONE;
}
