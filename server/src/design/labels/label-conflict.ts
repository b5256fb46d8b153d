import { changedMeanwhile as thingChangedMeanwhile } from '../../foundation/audit/changed-meanwhile.ts';
import type { HttpError } from '../../foundation/http/http-error.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Returns the 409 for saving a label that somebody else changed since. */
export const changedMeanwhile = (transaction: Transaction, labelId: number): Promise<HttpError> =>
  thingChangedMeanwhile(transaction, {
    kind: 'label',
    id: labelId,
    events: ['label-changed', 'label-version-added', 'label-enabled', 'label-disabled'],
  });
