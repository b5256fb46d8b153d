import type { LabelTemplate } from 'label-core';
import {
  drawLabel,
  readTemplate,
  type LabelKit,
  type LabelProblem,
  type LabelValues,
} from '@/entities/label';
import type { Id } from '@/shared/api';
import { PROBLEMS_KEPT } from '../config/limits';

interface AskedLabel {
  labelId: Id;
  template: unknown;
  values: LabelValues;
  dpi: number;
}

/** Cache of the problems that label-core finds: it is asked only once for the same label, values and resolution. */
export interface ProblemCache {
  find: (kit: LabelKit, asked: AskedLabel) => readonly LabelProblem[];
}

export function createProblemCache(): ProblemCache {
  const known = new Map<string, readonly LabelProblem[]>();
  const templates = new Map<unknown, LabelTemplate | undefined>();
  return {
    find: (kit, { labelId, template, values, dpi }) => {
      const key = JSON.stringify([labelId, dpi, values]);
      const found = known.get(key);
      if (found) return found;
      if (!templates.has(template)) templates.set(template, readTemplate(kit, template));
      const read = templates.get(template);
      const problems = read ? drawLabel(kit, read, values, dpi).problems : [];
      if (known.size >= PROBLEMS_KEPT) known.clear();
      known.set(key, problems);
      return problems;
    },
  };
}
