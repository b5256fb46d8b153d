import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { printJobSchema } from '../../printing/print/print-job-answer.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { importCalls } from '../../testing/import-calls.ts';
import { isEmptyStore, keepHouse } from './housekeeping.ts';
import { defaultRetention } from './retention.ts';
import {
  auditEvents,
  connectorQuestions,
  imports,
  invitations,
  oneTimeLinks,
  printFiles,
  refreshTokens,
} from './schema/index.ts';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';

onEveryStore('housekeeping', (server) => {
  const kept = () =>
    server().store.asOrganization(demoOrganization.organizationId, async (transaction) => [
      await transaction.$count(printFiles),
      await transaction.$count(refreshTokens),
    ]);
  const body = {
    computerName: 'BAKERY-01',
    idempotencyKey: 'once',
    labels: [{ labelId: 1, printerId: 1, articleId: 1, quantity: 1 }],
  };
  const print = () => server().call('POST /api/printjobs/article', { as: 'member@demo.test', body });

  it('deletes what has expired and nothing else', async () => {
    const job = printJobSchema.parse((await print()).body);
    await keepHouse(server().store, server().now());
    expect(await kept()).toEqual([1, 1]);

    server().advance(25 * 3_600_000);
    await keepHouse(server().store, server().now());
    expect(await kept()).toEqual([0, 0]);

    const history = await server().call('GET /api/printjobs', { as: 'member@demo.test' });
    expect(z.object({ data: z.array(z.unknown()) }).parse(history.body).data).toContainEqual(
      expect.objectContaining({ entityId: job.entityId }),
    );
    const repeated = printJobSchema.parse((await print()).body);
    expect(repeated.entityId).toBe(job.entityId);
    expect(repeated.printFiles[0]?.pdfAsBase64String).toBeNull();
  });

  it('deletes links when they expire, invitations a month later, events after a year', async () => {
    const dayMs = 24 * 3_600_000;
    await server().call('POST /api/Account/password/forgot', { body: { email: 'packer@demo.test' } });
    await server().call('POST /api/users/invite', {
      as: 'admin@demo.test',
      body: { email: 'nils@example.com', roles: ['User'] },
    });
    const left = () =>
      server().store.asOrganization(demoOrganization.organizationId, async (transaction) => ({
        links: await transaction.$count(oneTimeLinks),
        invitations: await transaction.$count(invitations),
        hasEvents: (await transaction.$count(auditEvents)) > 0,
      }));
    const after = async (days: number) => {
      server().advance(days * dayMs);
      await keepHouse(server().store, server().now());
      return left();
    };
    expect(await left()).toEqual({ links: 2, invitations: 1, hasEvents: true });
    expect(await after(1)).toEqual({ links: 1, invitations: 1, hasEvents: true });
    expect(await after(7)).toEqual({ links: 0, invitations: 1, hasEvents: true });
    expect(await after(30)).toEqual({ links: 0, invitations: 0, hasEvents: true });
    expect(await after(330)).toEqual({ links: 0, invitations: 0, hasEvents: false });
  });

  it('deletes questions to a connector that nobody waits for any more', async () => {
    const awaitedUntil = server().now();
    const ask = { organizationId: demoOrganization.organizationId, connectorId: 1, askedAt: awaitedUntil };
    const left = () =>
      server().store.asOwner(async (transaction) =>
        (await transaction.select().from(connectorQuestions)).map(({ question }) => question),
      );
    const question = { kind: 'article', articleId: '7' } as const;
    const later = { kind: 'article', articleId: '8' } as const;
    await server().store.asOrganization(ask.organizationId, (transaction) =>
      transaction.insert(connectorQuestions).values([
        { ...ask, id: crypto.randomUUID(), question, awaitedUntil },
        {
          ...ask,
          id: crypto.randomUUID(),
          question: later,
          awaitedUntil: new Date(awaitedUntil.getTime() + 10_000),
        },
      ]),
    );
    server().advance(1);
    await keepHouse(server().store, server().now());
    expect(await left()).toEqual([later]);
  });

  it('keeps events as long as the installation says, and deletes them in batches', async () => {
    const at = server().now();
    await server().store.asOwner((transaction) =>
      transaction.execute(sql`insert into audit_events (organization_id, at, event, outcome, address, detail)
        select ${demoOrganization.organizationId}, ${at.toISOString()}::timestamptz, 'SignedIn', 'success', '', ''
        from generate_series(1, 2500)`),
    );
    const retention = { ...defaultRetention, auditEventDays: 10 };
    const leftAfter = async (days: number, isStopped?: () => boolean) => {
      const now = new Date(at.getTime() + days * 24 * 3_600_000);
      await keepHouse(server().store, now, { retention, ...(isStopped && { isStopped }) });
      return server().store.asOwner((transaction) => transaction.$count(auditEvents, eq(auditEvents.at, at)));
    };
    expect(await leftAfter(10)).toBe(2500);
    let batches = 0;
    expect(await leftAfter(11, () => (batches += 1) > 10)).toBe(500);
    expect(await leftAfter(11)).toBe(0);
  });

  it('deletes the files of finished imports where the installation says so, and no import', async () => {
    const { importFile } = importCalls(server);
    await importFile({ file: 'id,name,ingredients\nKEPT-1,Kept apple,\n' });
    const at = server().now().getTime();
    const filesAfter = async (days: number, importFileDays?: number) => {
      const now = new Date(at + days * 24 * 3_600_000);
      await keepHouse(server().store, now, { retention: { ...defaultRetention, importFileDays } });
      return server().store.asOwner(async (transaction) =>
        (await transaction.select().from(imports)).map(({ content, contentDeletedAt, createdCount }) => ({
          isThere: content.length > 0,
          isTold: contentDeletedAt !== null,
          createdCount,
        })),
      );
    };
    expect(await filesAfter(5000)).toEqual([{ isThere: true, isTold: false, createdCount: 1 }]);
    expect(await filesAfter(20, 20)).toEqual([{ isThere: true, isTold: false, createdCount: 1 }]);
    expect(await filesAfter(21, 20)).toEqual([{ isThere: false, isTold: true, createdCount: 1 }]);
  });

  it('keeps print files longer where the installation says so', async () => {
    await server().call('POST /api/printjobs/article', {
      as: 'member@demo.test',
      body: { ...body, idempotencyKey: 'longer' },
    });
    const at = server().now().getTime();
    const filesAfter = async (hours: number) => {
      const retention = { ...defaultRetention, printFileHours: 48 };
      await keepHouse(server().store, new Date(at + hours * 3_600_000), { retention });
      return (await kept())[0];
    };
    expect([await filesAfter(47), await filesAfter(49)]).toEqual([1, 0]);
  });

  it('detects a store that is in use', async () => {
    expect(await isEmptyStore(server().store)).toBe(false);
  });
});
