import type { Sentence } from 'label-core/sentence';
import { sentences } from '../sentences/index.ts';
import type { LabelUse } from './administered-label.ts';

/** Returns the reasons why a label cannot be deleted; empty if it can. Articles do not prevent it. */
export function whyKept({ orderLines, widgets, printJobs }: LabelUse): Sentence[] {
  const { usedByLines, usedByWidgets, wasPrinted } = sentences.label;
  return [
    ...(orderLines === 0 ? [] : [usedByLines({ count: orderLines })]),
    ...(widgets === 0 ? [] : [usedByWidgets({ count: widgets })]),
    ...(printJobs === 0 ? [] : [wasPrinted]),
  ];
}
