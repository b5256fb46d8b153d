import type { PrintLine } from './print-request.ts';
import { printLimits } from '../../foundation/values/print-limits.ts';

/** Files the lines of an order are cut into, about: as many rows a person, a browser and a helper can follow. */
const filesPerOrderJob = 200;

/**
 * How many labels one file of a line has at most (docs/adr/0018). Lines of an order are accounted for label by label:
 * one a file as long as the job has at most 200 of them, beyond that as many as make about 200 files. All other lines
 * are cut into hundreds, for one file prints without pauses.
 */
export function labelsPerFile(lines: readonly Pick<PrintLine, 'quantity' | 'orderLine'>[]) {
  const ordered = lines
    .filter(({ orderLine }) => orderLine !== null)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const ofOrder = Math.max(1, Math.ceil(ordered / filesPerOrderJob));
  return ({ orderLine }: Pick<PrintLine, 'orderLine'>): number =>
    orderLine === null ? printLimits.labelsPerFile : ofOrder;
}
