import { KEPT_TIMEOUT_MS } from '../config/timings';

const DATABASE = 'platen-designs';
const STORE = 'designs';
/** Index of the designs by their last change. */
export const BY_TIME = 'savedAtMs';

/** Database that is open, or being opened; undefined before the first use, and after it was closed. */
let opened: Promise<IDBDatabase> | undefined;

/**
 * Does one thing in the store of kept designs, in a transaction of its own; resolves once it is done. Rejects where the
 * browser stores nothing, is full, or does not answer within 10 s.
 */
export async function inKeptDesigns<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The store does not answer')), KEPT_TIMEOUT_MS);
  try {
    return await Promise.race([transact(mode, ask), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function transact<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = await begin(mode);
  return new Promise((resolve, reject) => {
    const request = ask(transaction.objectStore(STORE));
    // Committed explicitly: in WebKit, a page that ends meanwhile would block the store for all later pages.
    transaction.commit();
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The design was not kept')),
    );
  });
}

/** Returns a new transaction. A browser may close a database at any time: then it is opened once more. */
async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
  const attempt = async () => (await (opened ??= open())).transaction(STORE, mode, { durability: 'relaxed' });
  try {
    return await attempt();
  } catch {
    forgetDatabase();
    return attempt();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!('indexedDB' in globalThis)) return reject(new Error('This browser has no database'));
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex(BY_TIME, BY_TIME),
    );
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', forgetDatabase);
      // A later version of the app, in another tab, or a person who clears this site's data, must not wait for this one.
      database.addEventListener('versionchange', () => {
        database.close();
        forgetDatabase();
      });
      resolve(database);
    });
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database was not opened')),
    );
  });
}

function forgetDatabase(): void {
  opened = undefined;
}
