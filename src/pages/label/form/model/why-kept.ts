import type { LabelSetup } from '@/entities/label';
import { texts } from '../i18n';

const { usedBy } = texts;

/** Why a label cannot be deleted, in sentences; undefined: it can. A server that tells no use is asked. */
export function whyKept(use: LabelSetup['use']): string | undefined {
  if (!use) return undefined;
  const { orderLines, widgets, printJobs } = use;
  const reasons = [
    orderLines > 0 && usedBy.orderLines({ count: orderLines }),
    widgets > 0 && usedBy.widgets({ count: widgets }),
    printJobs > 0 && usedBy.history,
  ].filter((reason) => reason !== false);
  return reasons.length === 0 ? undefined : reasons.join(' ');
}
