import type { Sentence } from 'label-core/sentence';
import { sentences } from '../sentences/index.ts';
import type { LabelUse } from './administered-label.ts';

/** Uses that prevent a label from being deleted. */
export type HoldingUse = Omit<LabelUse, 'articles'>;

/** Returns the reasons why a label cannot be deleted; empty if it can. Articles do not prevent it. */
export function whyKept({ orderLines, widgets, printJobs }: HoldingUse): Sentence[] {
  const { usedByLines, usedByWidgets, wasPrinted } = sentences.label;
  return [
    ...(orderLines === 0 ? [] : [usedByLines({ count: orderLines })]),
    ...(widgets === 0 ? [] : [usedByWidgets({ count: widgets })]),
    ...(printJobs === 0 ? [] : [wasPrinted]),
  ];
}
