import { createRecordStore } from '@/shared/record-store';
import { KEPT_TIMEOUT_MS } from '../config/timings';

const STORE = 'designs';
/** Index of the designs by their last change. */
export const BY_TIME = 'savedAtMs';

const records = createRecordStore({
  database: 'platen-designs',
  create: (database) => database.createObjectStore(STORE, { keyPath: 'key' }).createIndex(BY_TIME, BY_TIME),
  timeoutMs: KEPT_TIMEOUT_MS,
});

/**
 * Does one thing in the store of kept designs, in a transaction of its own; resolves once it is done. Rejects where the
 * browser stores nothing, is full, or does not answer within 10 s.
 */
export const inKeptDesigns = <T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => records.transact(STORE, mode, (transaction) => ask(transaction.objectStore(STORE)));
