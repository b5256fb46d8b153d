import type { LabelProblem, LabelWarning } from 'label-core';
import { translated } from '@/shared/i18n';

/** What a print screen asks for before it prints, or the server puts in: no fault of the design. */
const NOT_OF_THE_DESIGN: readonly LabelProblem['code'][] = ['value-required', 'image-missing'];

interface Drawn {
  problems: readonly LabelProblem[];
  warnings: readonly LabelWarning[];
}

/** What a drawing shows to be wrong with the design, each sentence once: overflow, barcodes too small, what is cut. */
export function findingsOf({ problems, warnings }: Drawn): string[] {
  const found = problems.filter(({ code }) => !NOT_OF_THE_DESIGN.includes(code));
  return [...new Set([...found, ...warnings].map(translated))];
}
