import type { LabelSetup } from '@/entities/label';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en')} ${count === 1 ? one : many}`];

/** Why a label cannot be deleted, as a sentence; undefined: it can. A server that tells no use is asked. */
export function whyKept(use: LabelSetup['use']): string | undefined {
  if (!use) return undefined;
  const { orderLines, widgets, printJobs } = use;
  const named = [
    ...counted(orderLines, 'line of an order', 'lines of orders'),
    ...counted(widgets, 'widget', 'widgets'),
  ];
  const reasons = [
    ...(named.length === 0
      ? []
      : [`${named.join(' and ')} ${orderLines + widgets === 1 ? 'uses' : 'use'} it.`]),
    ...(printJobs === 0 ? [] : ['It was printed, and the print history keeps what was printed.']),
  ];
  return reasons.length === 0 ? undefined : reasons.join(' ');
}
