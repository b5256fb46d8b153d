import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryKeys } from '../keys/server-keys.ts';
import { mailMessages } from '../store/schema/index.ts';
import type { Store } from '../store/store.ts';
import { emptyStore } from '../../testing/shared-store.ts';
import { testStores } from '../../testing/test-stores.ts';
import { startMailDelivery } from './mail-delivery.ts';
import { queueMail } from './outbox.ts';
import { PermanentMailFault, type OutgoingMail } from './outgoing-mail.ts';

const link = 'https://labels.example.com/#/account/forgot?token=geheim';
const content = { to: 'asa@example.com', subject: 'Hej Åsa', text: link, html: link };
const stores = await testStores();
const keys = await createMemoryKeys();

describe.each(stores)('the outbox on $name', (kind) => {
  let store: Store;
  let now: Date;
  let log = '';
  let faults: Error[] = [];
  let delivered: OutgoingMail[] = [];
  beforeEach(async () => {
    store = await emptyStore(kind);
    now = new Date();
    [log, faults, delivered] = ['', [], []];
  });
  afterEach(() => store.close());

  const write = (event: string, fields: object = {}) => (log += JSON.stringify({ event, ...fields }));
  const start = (ownKeys = keys) =>
    startMailDelivery({
      store,
      keys: ownKeys,
      clock: () => now,
      logger: { info: write, warn: write, error: write },
      transport: {
        deliver: async (mail) => {
          const fault = faults.shift();
          if (fault) throw fault;
          delivered.push(mail);
          return {};
        },
        close: () => undefined,
      },
    });
  const queue = (subject = content.subject) =>
    store.asOrganization(1001, (transaction) =>
      queueMail(transaction, keys, {
        organizationId: 1001,
        kind: 'reset',
        content: { ...content, subject },
        now,
      }),
    );
  const waiting = () => store.asOwner((transaction) => transaction.select().from(mailMessages));

  it('delivers committed mails once, and deletes them', async () => {
    await queue();
    const mail = start();
    await mail.deliverDue();
    expect(delivered).toMatchObject([{ ...content, kind: 'reset' }]);
    expect(await waiting()).toEqual([]);
    await mail.deliverDue();
    expect(delivered).toHaveLength(1);
    await mail.close();
    expect(log).toContain('"domain":"example.com"');
    expect(log).not.toMatch(/geheim|asa@/);
  });

  it('delivers nothing of a transaction that failed', async () => {
    const failing = store.asOrganization(1001, async (transaction) => {
      await queueMail(transaction, keys, { organizationId: 1001, kind: 'reset', content, now });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const mail = start();
    await mail.deliverDue();
    expect(delivered).toEqual([]);
    await mail.close();
  });

  it('tries again after half a minute, then a minute, and then two', async () => {
    await queue();
    faults = [new Error('geheim'), new Error('asa@example.com'), new Error('busy')];
    const mail = start();
    await mail.deliverDue();
    for (const waitMs of [30_000, 60_000, 120_000]) {
      now = new Date(now.getTime() + waitMs - 1);
      await mail.deliverDue();
      expect(delivered).toEqual([]);
      now = new Date(now.getTime() + 1);
      await mail.deliverDue();
    }
    expect(delivered).toHaveLength(1);
    await mail.close();
    expect(log).toContain('mail failed');
    expect(log).not.toMatch(/geheim|asa@/);
  });

  it('gives up mails that are refused for good, and those nobody accepted for three days', async () => {
    await queue('refused');
    faults = [new PermanentMailFault('no such mailbox')];
    const mail = start();
    await mail.deliverDue();
    await queue('old');
    now = new Date(now.getTime() + 3 * 24 * 3_600_000);
    faults = [new Error('still busy')];
    await mail.deliverDue();
    expect([delivered, await waiting()]).toEqual([[], []]);
    await mail.close();
  });

  it('leaves a mail that another process took for two minutes, and then takes it', async () => {
    await queue();
    let release: (() => void) | undefined;
    const isTaken = new Promise<void>((resolve) => (release = resolve));
    let finish: (() => void) | undefined;
    const stuck = startMailDelivery({
      store,
      keys,
      clock: () => now,
      logger: { info: write, warn: write, error: write },
      transport: {
        deliver: () => {
          release?.();
          return new Promise((resolve) => (finish = () => resolve({})));
        },
        close: () => undefined,
      },
    });
    await isTaken;
    const mail = start();
    await mail.deliverDue();
    expect(delivered).toEqual([]);
    now = new Date(now.getTime() + 120_001);
    await mail.deliverDue();
    expect(delivered).toHaveLength(1);
    finish?.();
    await Promise.all([stuck.close(), mail.close()]);
  });

  it('stores mails that nobody can read in the database', async () => {
    await queue();
    const kept = JSON.stringify(await waiting());
    expect(kept).not.toMatch(/geheim|asa@|Hej Åsa/);
    const mail = start(await createMemoryKeys());
    await mail.deliverDue();
    expect(delivered).toEqual([]);
    await mail.close();
  });
});
