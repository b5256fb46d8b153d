import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { labelQueries, printedValues } from '@/entities/label';
import type { Id } from '@/shared/api';
import type { FindProblems } from './line-faults';
import { createProblemCache } from './problem-cache';

/**
 * Returns a function that finds the problems of a line with label-core, as far as the templates and the drawing code are
 * loaded. Results are cached: an order has hundreds of lines, and a keystroke changes only one.
 */
export function useProblemFinder(labelIds: readonly Id[], dpi: number): FindProblems {
  const kit = useQuery({ ...labelQueries.kit(), enabled: labelIds.length > 0 }).data;
  const labels = useQueries({ queries: labelIds.map((labelId) => labelQueries.detail(labelId)) });
  const [cache] = useState(createProblemCache);
  return ({ label, values }) => {
    const template = labels.find(({ data }) => data?.labelId === label?.labelId)?.data?.template;
    if (!kit || !label || template === undefined) return [];
    return cache.find(kit, {
      labelId: label.labelId,
      template,
      values: printedValues(label.variables, values),
      dpi,
    });
  };
}
