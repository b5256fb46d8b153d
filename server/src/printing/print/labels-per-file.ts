import type { PrintLine } from './print-request.ts';
import { printLimits } from '../../foundation/values/print-limits.ts';

/**
 * Approximate max. number of files for the lines of an order: as many rows as a person, a browser and a helper can
 * handle.
 */
const filesPerOrderJob = 200;

/**
 * Returns the max. number of labels per file of a line (docs/adr/0018). Lines of an order are tracked label by label:
 * one per file while the job has at most 200 labels, beyond that as many as give about 200 files. All other lines are
 * split into files of a hundred, as one file prints without pauses.
 */
export function labelsPerFile(lines: readonly Pick<PrintLine, 'quantity' | 'orderLine'>[]) {
  const ordered = lines
    .filter(({ orderLine }) => orderLine !== null)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const ofOrder = Math.max(1, Math.ceil(ordered / filesPerOrderJob));
  return ({ orderLine }: Pick<PrintLine, 'orderLine'>): number =>
    orderLine === null ? printLimits.labelsPerFile : ofOrder;
}
