const DATABASE = 'platen-outbox';
const STORE = 'jobs';

/** Database that is open, or being opened; undefined before the first use, and after it was closed. */
let kept: Promise<IDBDatabase | undefined> | undefined;

/**
 * Does one thing in the store of print jobs, in a transaction of its own; resolves once it is done. `strict` waits until
 * the disk has it, `relaxed` until the system has: that survives the page and the browser, not a loss of power. Without
 * IndexedDB it resolves with undefined.
 */
export async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
  durability: IDBTransactionDurability = 'relaxed',
): Promise<T | undefined> {
  const transaction = await begin(mode, durability);
  if (!transaction) return undefined;
  return new Promise((resolve, reject) => {
    const request = ask(transaction.objectStore(STORE));
    // Committed explicitly: in WebKit, a page that ends meanwhile would block the store for all later pages.
    transaction.commit();
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? notKept()));
  });
}

/** Returns a new transaction. A browser may close a database at any time: then it is opened once more. */
async function begin(
  mode: IDBTransactionMode,
  durability: IDBTransactionDurability,
): Promise<IDBTransaction | undefined> {
  const attempt = async () => (await openOnce())?.transaction(STORE, mode, { durability });
  try {
    return await attempt();
  } catch {
    forget();
    return attempt();
  }
}

/**
 * Opens the database the first time, and keeps it open: opening takes longer than a write. Resolves with undefined when the
 * browser has, or allows, none.
 */
function openOnce(): Promise<IDBDatabase | undefined> {
  kept ??= open();
  return kept;
}

function open(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve(undefined);
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'jobId' }),
    );
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', forget);
      // A later version of the app, in another tab, or a person who clears this site's data, must not wait for this one.
      database.addEventListener('versionchange', () => {
        database.close();
        forget();
      });
      resolve(database);
    });
    request.addEventListener('error', () => {
      forget();
      resolve(undefined);
    });
  });
}

function forget(): void {
  kept = undefined;
}

/** Error of a record that did not reach the store. */
export const notKept = () => new Error('The record was not kept');
