import {
  changedMeanwhile as thingChangedMeanwhile,
  inWords,
} from '../../foundation/audit/changed-meanwhile.ts';
import type { HttpError } from '../../foundation/http/http-error.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** How the security log names a printer. */
export const printerInWords = (printerId: number, name: string) => inWords('printer', printerId, name);

/** 409 for who saves a printer that somebody else changed since. */
export const changedMeanwhile = (transaction: Transaction, printerId: number): Promise<HttpError> =>
  thingChangedMeanwhile(transaction, {
    thing: 'printer',
    id: printerId,
    events: ['printer-changed', 'printer-groups-changed'],
  });
