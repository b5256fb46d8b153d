import { changedMeanwhile as recordChangedMeanwhile } from '../../foundation/audit/changed-meanwhile.ts';
import type { HttpError } from '../../foundation/http/http-error.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Returns the 409 for saving a printer that somebody else changed since. */
export const changedMeanwhile = (transaction: Transaction, printerId: number): Promise<HttpError> =>
  recordChangedMeanwhile(transaction, {
    kind: 'printer',
    id: printerId,
    events: ['printer-changed', 'printer-groups-changed'],
  });
