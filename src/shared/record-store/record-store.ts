interface RecordStoreFacts {
  /** Name of the database in the browser. */
  database: string;
  /** Makes the object stores of a new database. */
  create: (database: IDBDatabase) => void;
  /** Time after which a store that does not answer counts as broken: another page may have left it open. */
  timeoutMs: number;
}

/** Records that outlive the page, in a database of the browser. */
export interface RecordStore {
  /**
   * Does one thing in the named object stores, in a transaction of its own; resolves once it is done, with the result of
   * the last request. Rejects where the browser stores nothing, is full, or does not answer in time.
   */
  transact: <T>(
    stores: string | string[],
    mode: IDBTransactionMode,
    ask: (transaction: IDBTransaction) => IDBRequest<T>,
  ) => Promise<T>;
}

/** Returns the records of a database, which is opened when it is first used, and kept open: opening takes longer than a write. */
export function createRecordStore({ database: name, create, timeoutMs }: RecordStoreFacts): RecordStore {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };

  function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      if (!('indexedDB' in globalThis)) return reject(new Error('This browser has no database'));
      const request = indexedDB.open(name, 1);
      request.addEventListener('upgradeneeded', () => create(request.result));
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
      request.addEventListener('error', () =>
        reject(request.error ?? new Error('The database was not opened')),
      );
    });
  }

  /** Returns a new transaction. A browser may close a database at any time: then it is opened once more. */
  async function begin(stores: string | string[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    const attempt = async () =>
      (await (opened ??= open())).transaction(stores, mode, { durability: 'relaxed' });
    try {
      return await attempt();
    } catch {
      forget();
      return attempt();
    }
  }

  const inTransaction: RecordStore['transact'] = async (stores, mode, ask) => {
    const transaction = await begin(stores, mode);
    return new Promise((resolve, reject) => {
      const request = ask(transaction);
      // Committed explicitly: in WebKit, a page that ends meanwhile would block the store for all later pages.
      transaction.commit();
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The record was not kept')),
      );
    });
  };

  return {
    transact: async (stores, mode, ask) => {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('The store does not answer')), timeoutMs);
      try {
        return await Promise.race([inTransaction(stores, mode, ask), late.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
