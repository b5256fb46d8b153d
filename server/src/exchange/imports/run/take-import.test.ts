import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../foundation/store/store.ts';
import { seededStore } from '../../../testing/shared-store.ts';
import { keepArticles } from '../../../testing/store-upload-of.ts';
import { testStores } from '../../../testing/test-stores.ts';
import { takeDueImport } from './take-import.ts';

const clock = () => new Date();
const stores = await testStores();
let store: Store;
afterEach(() => store.close());

describe.each(stores)('two programs that look for an import in $name', (kind) => {
  it('take one each, also where both look before either has written that it took one', async () => {
    store = await seededStore(kind);
    const ids = [
      await keepArticles(store, clock, 'id,name,ingredients\nA-1,One,\n'),
      await keepArticles(store, clock, 'id,name,ingredients\nB-1,Two,\n'),
    ];
    const take = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const first = store.asHousekeeping(async (transaction) => {
      const taken = await takeDueImport(transaction, clock());
      take.resolve();
      await end.promise;
      return taken;
    });
    await take.promise;
    const second = store.asHousekeeping((transaction) => takeDueImport(transaction, clock()));
    // With a store of one connection, the second transaction begins only when the first has ended.
    await Promise.race([second, delay(300)]);
    end.resolve();
    expect([(await first)?.id, (await second)?.id]).toEqual(ids);
  });
});
