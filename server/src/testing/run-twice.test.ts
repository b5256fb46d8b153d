import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoOrganization } from '../program/demo/demo-organizations.ts';
import { createMemoryStore } from '../foundation/store/memory-store.ts';
import { organizations } from '../foundation/store/schema/index.ts';
import type { Store } from '../foundation/store/store.ts';
import { runTwice } from './run-twice.ts';

let store: Store;
beforeAll(async () => {
  store = await createMemoryStore();
});
afterAll(() => store.close());

it('a store whose transactions run twice does the work twice and keeps it once', async () => {
  let runs = 0;
  await runTwice(store).asOrganization(demoOrganization.organizationId, async (transaction) => {
    runs += 1;
    await transaction.insert(organizations).values({ ...demoOrganization, name: `Run ${runs}` });
  });
  const names = await store.asOwner((transaction) =>
    transaction.select({ name: organizations.name }).from(organizations),
  );
  expect([runs, names]).toEqual([2, [{ name: 'Run 2' }]]);
});
