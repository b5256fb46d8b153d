import type { LabelProblem, LabelWarning } from 'label-core';
import { translated } from '@/shared/i18n';

/** Problems that the print screen requires a person to solve, or that the server solves: not errors of the design. */
const NOT_OF_THE_DESIGN: readonly LabelProblem['code'][] = ['value-required', 'image-missing'];

interface Drawn {
  problems: readonly LabelProblem[];
  warnings: readonly LabelWarning[];
}

/**
 * Returns the design errors of a drawing, each sentence once: overflow, barcodes that are too small, clipped elements.
 */
export function findingsOf({ problems, warnings }: Drawn): string[] {
  const found = problems.filter(({ code }) => !NOT_OF_THE_DESIGN.includes(code));
  return [...new Set([...found, ...warnings].map(translated))];
}
