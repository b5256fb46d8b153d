import { eq, not } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { organizations, webHooks } from '../../foundation/store/schema/index.ts';
import { startHookReceiver, type HookReceiver, type ReceivedHook } from '../../testing/hook-receiver.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';
import { emitEvent } from '../../foundation/events/emit-event.ts';

const admin = 'admin@demo.test';
const path = '/api/integrationwebhooks';
const madeSchema = z.object({
  data: z.object({ webHookId: z.int(), secret: z.string(), revision: z.int() }),
});
type Made = z.infer<typeof madeSchema>['data'];
const deliverySchema = z.looseObject({
  deliveryId: z.string(),
  messageId: z.string(),
  event: z.string(),
  status: z.string(),
  nextAttemptAt: z.string().nullable(),
  attempts: z.array(
    z.looseObject({ number: z.int(), responseStatus: z.int().nullable(), fault: z.string() }),
  ),
});
const logSchema = z.object({ data: z.object({ data: z.array(deliverySchema), total: z.int() }) });

let receiver: HookReceiver;
beforeAll(async () => {
  receiver = await startHookReceiver();
});
afterAll(() => receiver.close());
afterEach(() => {
  receiver.received.length = 0;
  receiver.answers.length = 0;
  vi.useRealTimers();
});

/** Verifies a message at a moment with the official library; throws if it is refused. */
function verify(secret: string, { headers, body }: ReceivedHook, at: Date): unknown {
  vi.useFakeTimers({ now: at, toFake: ['Date'] });
  try {
    return new Webhook(secret).verify(body, headers);
  } finally {
    vi.useRealTimers();
  }
}

const newest = () => {
  const last = receiver.received.at(-1);
  if (!last) throw new Error('Nothing came.');
  return last;
};

/** Returns the names of the labels in its events. */
const labelsOf = ({ received }: HookReceiver) =>
  received.map(({ body }) => /"labelName":"(\w+)"/.exec(body)?.[1]);

onEveryStore(
  'web hooks',
  (server) => {
    let count = 0;
    const add = async (body: object = {}): Promise<Made> => {
      count += 1;
      const answer = await server().call(`POST ${path}`, {
        as: admin,
        body: { name: `Hook ${count}`, url: receiver.url, events: ['version.published'], ...body },
      });
      return madeSchema.parse(answer.body).data;
    };
    const remove = ({ webHookId }: Made) => server().call(`DELETE ${path}/${webHookId}`, { as: admin });
    const log = async ({ webHookId }: Made) =>
      logSchema.parse((await server().call(`GET ${path}/${webHookId}/deliveries`, { as: admin })).body).data
        .data;
    const publish = (labelName = 'Jam', organizationId = 1001) =>
      server().store.asOrganization(organizationId, (transaction) =>
        emitEvent(transaction, {
          organizationId,
          event: 'version.published',
          now: server().now(),
          data: { labelId: 1, labelVersionId: 1, labelName, version: 2 },
        }),
      );

    it('show a secret once, store it sealed, and are signed so that the official verifier accepts them', async () => {
      const made = await add();
      expect(made.secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
      const rows = await server().store.asOwner((transaction) => transaction.select().from(webHooks));
      const list = await server().call(`GET ${path}`, { as: admin });
      expect(JSON.stringify([rows, list.body])).not.toContain(made.secret);

      await publish('Crème brûlée „groß“');
      await server().deliverWebHooks();
      const came = newest();
      expect(verify(made.secret, came, server().now())).toEqual({
        type: 'version.published',
        timestamp: server().now().toISOString(),
        data: { labelId: 1, labelVersionId: 1, labelName: 'Crème brûlée „groß“', version: 2 },
      });
      expect(came.headers['content-type']).toBe('application/json');
      const changed = { ...came, body: came.body.replace('"labelId":1', '"labelId":2') };
      expect(() => verify(made.secret, changed, server().now())).toThrow('No matching signature found');
      const late = new Date(server().now().getTime() + 5 * 60_000 + 1000);
      expect(() => verify(made.secret, came, late)).toThrow('Message timestamp too old');
      expect(await log(made)).toMatchObject([
        {
          status: 'delivered',
          nextAttemptAt: null,
          attempts: [{ number: 1, responseStatus: 204, fault: '' }],
        },
      ]);
      await remove(made);
    });

    it('are signed with both secrets while they overlap, and with the new one afterwards', async () => {
      const first = await add();
      const renewed = await server().call(`POST ${path}/${first.webHookId}/secret`, {
        as: admin,
        body: { overlapHours: 24 },
      });
      const { secret } = madeSchema.parse(renewed.body).data;
      await publish();
      await server().deliverWebHooks();
      expect(newest().headers['webhook-signature']?.split(' ')).toHaveLength(2);
      expect(verify(first.secret, newest(), server().now())).toBeTruthy();
      expect(verify(secret, newest(), server().now())).toBeTruthy();
      server().advance(24 * 3_600_000);
      await publish();
      await server().deliverWebHooks();
      expect(verify(secret, newest(), server().now())).toBeTruthy();
      expect(() => verify(first.secret, newest(), server().now())).toThrow('No matching signature found');
      await remove(first);
    });

    it('reach a receiver that fails seven times on the eighth, always under the same id', async () => {
      const made = await add();
      receiver.answers.push(500, 503, 404, 302, 429, 500, 500);
      await publish();
      await server().deliverWebHooks();
      for (const seconds of [5, 300, 1800, 7200, 18_000, 36_000, 50_400]) {
        const before = receiver.received.length;
        server().advance(seconds * 1000 - 1);
        await server().deliverWebHooks();
        expect(receiver.received).toHaveLength(before);
        server().advance(1);
        await server().deliverWebHooks();
        expect(verify(made.secret, newest(), server().now())).toBeTruthy();
      }
      expect(receiver.received).toHaveLength(8);
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
      const [delivery] = await log(made);
      expect(delivery).toMatchObject({
        status: 'delivered',
        messageId: newest().headers['webhook-id'],
        attempts: [
          { fault: 'It answered 500.', response: 'said 500' },
          {},
          {},
          {},
          {},
          {},
          {},
          { fault: '' },
        ],
      });
      expect(delivery?.attempts[3]?.fault).toBe('It answered 302, a redirect: those are not followed.');
      await remove(made);
    });

    it('are given up after the eighth try, and sent once more on request', async () => {
      const made = await add();
      receiver.answers.push(...Array.from({ length: 8 }, () => 500));
      await publish();
      for (let attempt = 0; attempt < 10; attempt += 1) {
        await server().deliverWebHooks();
        server().advance(15 * 3_600_000);
      }
      expect(receiver.received).toHaveLength(8);
      const [given] = await log(made);
      expect(given).toMatchObject({ status: 'failed', nextAttemptAt: null });
      const retried = await server().call(
        `POST ${path}/${made.webHookId}/deliveries/${given?.deliveryId}/retry`,
        { as: admin },
      );
      expect(retried).toMatchObject({
        status: 200,
        body: { data: { status: 'delivered', attempts: { length: 9 } } },
      });
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(1);
      await remove(made);
    });

    it('are not sent for a transaction that failed, for events nobody asked for, and while they are switched off', async () => {
      const made = await add({ events: ['print.failed'] });
      await publish();
      await expect(
        server().store.asOrganization(1001, async (transaction) => {
          await emitEvent(transaction, {
            organizationId: 1001,
            event: 'import.finished',
            now: server().now(),
            data: { importId: 1, fileName: 'a.csv', kind: 'articles', rows: 1, imported: 1, rejected: 0 },
          });
          throw new Error('changed my mind');
        }),
      ).rejects.toThrow('changed my mind');
      await server().deliverWebHooks();
      expect(receiver.received).toEqual([]);

      const all = { name: 'All', url: receiver.url, events: ['version.published'] };
      const put = (revision: number, isEnabled: boolean) =>
        server().call(`PUT ${path}/${made.webHookId}`, {
          as: admin,
          body: { ...all, isEnabled, revision },
        });
      expect((await put(1, true)).status).toBe(200);
      receiver.answers.push(500);
      await publish();
      await server().deliverWebHooks();
      expect(receiver.received).toHaveLength(1);
      expect((await put(2, false)).status).toBe(200);
      await publish();
      server().advance(60_000);
      await server().deliverWebHooks();
      expect(receiver.received).toHaveLength(1);
      expect(await log(made)).toMatchObject([{ status: 'failed', nextAttemptAt: null }]);
      const stale = await put(2, true);
      expect([stale.status, messageOf(stale)]).toEqual([
        409,
        'This web hook was changed meanwhile by Astrid Holm. Load it again to see the change, then make yours.',
      ]);
      await remove(made);
    });

    it('are tested at once and once, and the result is shown', async () => {
      const made = await add();
      const test = () => server().call(`POST ${path}/${made.webHookId}/test`, { as: admin });
      receiver.answers.push(200, 500);
      expect(await test()).toMatchObject({
        status: 200,
        body: { data: { event: 'test', status: 'delivered', attempts: [{ response: 'said 200' }] } },
      });
      expect(verify(made.secret, newest(), server().now())).toMatchObject({ type: 'test' });
      server().advance(1);
      expect(await test()).toMatchObject({
        body: { data: { status: 'failed', nextAttemptAt: null, attempts: [{ fault: 'It answered 500.' }] } },
      });
      server().advance(3_600_000);
      await server().deliverWebHooks();
      expect(receiver.received).toHaveLength(2);
      const { body } = await server().call(`GET ${path}`, { as: admin });
      expect(body).toMatchObject({ data: [{ lastDelivery: { event: 'test', status: 'failed' } }] });
      await remove(made);
    });

    it('belong to their organisation, and need a subscription that includes them', async () => {
      const made = await add();
      const asOther = { as: 'free@free.test' };
      expect((await server().call(`GET ${path}/${made.webHookId}`, asOther)).status).toBe(404);
      expect((await server().call(`GET ${path}/${made.webHookId}/deliveries`, asOther)).status).toBe(404);
      const refused = await server().call(`POST ${path}`, {
        ...asOther,
        body: { name: 'x', url: receiver.url, events: ['print.failed'] },
      });
      expect([refused.status, messageOf(refused)]).toEqual([409, 'Your subscription has no web hooks.']);
      const { body } = await server().call('GET /api/audit?take=2', { as: admin });
      expect(JSON.stringify(body)).toContain(`web hook ${made.webHookId}: Hook ${count}, version.published`);
      await remove(made);
    });

    it('are told of their own organisation only, though others have one of the same id', async () => {
      const made = await add();
      const others = await startHookReceiver();
      await server().store.asOwner(async (transaction) => {
        const ofOthers = eq(organizations.organizationId, 1002);
        const [ours] = await transaction.select().from(organizations).where(not(ofOthers));
        await transaction.update(organizations).set({ subscription: ours?.subscription }).where(ofOthers);
        const hooks = await transaction.select().from(webHooks);
        await transaction
          .insert(webHooks)
          .values(hooks.map((hook) => ({ ...hook, organizationId: 1002, url: others.url })));
      });
      await publish('Ours');
      await publish('Theirs', 1002);
      await server().deliverWebHooks();
      expect([labelsOf(receiver), labelsOf(others)]).toEqual([['Ours'], ['Theirs']]);
      await server().store.asOrganization(1002, (transaction) => transaction.delete(webHooks));
      await others.close();
      await remove(made);
    });

    const print = async () => {
      const answer = await server().call('POST /api/print', {
        as: 'member@demo.test',
        body: { labelId: 1, printerId: 1, quantity: 2, article: { id: 1 } },
      });
      return z
        .object({ entityId: z.string(), printFiles: z.array(z.object({ printJobEntryId: z.string() })) })
        .parse(answer.body);
    };
    const report = (what: string, body: object) =>
      server().call(`PUT /api/printjobs/${what}`, { as: 'member@demo.test', body });

    describe('of print jobs', () => {
      it('report once that a job finished, and that it failed, also after the end', async () => {
        const made = await add({ events: ['print.finished', 'print.failed'] });
        const job = await print();
        const printJobEntryId = job.printFiles[0]?.printJobEntryId;
        const entry = (status: string) => report('printjobentries/status', { printJobEntryId, status });
        await entry('Success');
        await report('status', { printJobId: job.entityId, status: 'Processed' });
        await report('status', { printJobId: job.entityId, status: 'Processed' });
        await server().deliverWebHooks();
        expect(receiver.received).toHaveLength(1);
        expect(verify(made.secret, newest(), server().now())).toMatchObject({
          type: 'print.finished',
          data: {
            printJobId: job.entityId,
            status: 'Processed',
            requested: 2,
            printed: 2,
            failed: 0,
            unknown: 0,
            entries: [{ printJobEntryId, status: 'Success', labelCount: 2 }],
          },
        });
        await entry('Failed');
        await entry('Failed');
        await server().deliverWebHooks();
        expect(receiver.received).toHaveLength(2);
        expect(verify(made.secret, newest(), server().now())).toMatchObject({
          type: 'print.failed',
          data: { printed: 0, failed: 2 },
        });

        const canceled = await print();
        await report('status', { printJobId: canceled.entityId, status: 'Canceled' });
        await server().deliverWebHooks();
        expect(verify(made.secret, newest(), server().now())).toMatchObject({
          type: 'print.failed',
          data: { status: 'Canceled', printed: 0, unknown: 2 },
        });
        await remove(made);
      });
    });
  },
  { config: { areInsideWebHooksAllowed: true } },
);
