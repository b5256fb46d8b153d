import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../program/demo/seed-demo.ts';
import { silentLogger } from '../work/logger.ts';
import { createTemporaryDatabase, isPostgresThere } from '../../testing/temporary-database.ts';
import { takeDueDelivery } from '../../exchange/web-hooks/delivery-outbox.ts';
import { emitEvent } from '../events/emit-event.ts';
import { createMemoryStore } from './memory-store.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { accounts, webHooks } from './schema/index.ts';
import type { Store } from './store.ts';
import { startStoreClock } from './store-clock.ts';

const minuteMs = 60_000;
const organizationId = 1001;
/** Returns the clock of a machine that is this many ms ahead. */
const machineAhead = (ms: number) => () => Date.now() + ms;
const secondsFromNow = (time: Date) => Math.round(Math.abs(time.getTime() - Date.now()) / 1000);

describe.runIf(await isPostgresThere())('servers that share a PostgreSQL database', () => {
  let first: Store;
  let second: Store;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await createTemporaryDatabase();
    drop = database.drop;
    [first, second] = await Promise.all([
      openPostgres({ databaseUrl: database.url }),
      openPostgres({ databaseUrl: database.url }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([first.close(), second.close()]);
    await drop();
  });

  it('make the demo once when they start on an empty one at the same time', async () => {
    await Promise.all([seedDemo(first), seedDemo(second), seedDemo(first)]);
    const emails = await first.asOwner((transaction) =>
      transaction.select({ email: accounts.email }).from(accounts),
    );
    expect(emails.length).toBeGreaterThan(7);
    expect(new Set(emails.map(({ email }) => email)).size).toBe(emails.length);
  });

  it.each([3 * minuteMs, -3 * minuteMs])('have its time with a machine %d ms ahead', async (ms) => {
    const clock = await startStoreClock(first, silentLogger, machineAhead(ms));
    clock.stop();
    expect(secondsFromNow(clock.now())).toBeLessThan(2);
  });

  it('follow it when the clock of their machine is set anew', async () => {
    let ahead = 0;
    const clock = await startStoreClock(first, silentLogger, () => Date.now() + ahead);
    clock.stop();
    ahead = 3 * minuteMs;
    expect(secondsFromNow(clock.now())).toBe(180);
    await clock.adjust();
    expect(secondsFromNow(clock.now())).toBeLessThan(2);
  });

  it('do not take what another one has in hand, though their machine is ahead of its', async () => {
    const now = new Date();
    await first.asOrganization(organizationId, async (transaction) => {
      await transaction.insert(webHooks).values({
        organizationId,
        id: 1,
        name: 'ERP',
        url: 'https://erp.example.com/hooks',
        events: ['version.published'],
        sealedSecret: 'x',
        secretCreatedAt: now,
        createdAt: now,
        createdBy: 1,
      });
      const data = { labelId: 1, labelVersionId: 1, labelName: 'x', version: 1 };
      await emitEvent(transaction, { organizationId, event: 'version.published', now, data });
    });
    const [clock, clockAhead] = await Promise.all([
      startStoreClock(first, silentLogger),
      startStoreClock(second, silentLogger, machineAhead(3 * minuteMs)),
    ]);
    clock.stop();
    clockAhead.stop();
    const taken = await first.asHousekeeping((transaction) => takeDueDelivery(transaction, clock.now()));
    expect(taken?.delivery.attempts).toBe(1);
    const again = await second.asHousekeeping((transaction) =>
      takeDueDelivery(transaction, clockAhead.now()),
    );
    expect(again).toBeUndefined();
  });
});

it('the embedded store has the time of its machine', async () => {
  const store = await createMemoryStore();
  const clock = await startStoreClock(store, silentLogger, machineAhead(3 * minuteMs));
  expect(secondsFromNow(clock.now())).toBe(180);
  clock.stop();
  await store.close();
});
