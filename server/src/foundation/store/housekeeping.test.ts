import { expect, it } from 'vitest';
import { z } from 'zod';
import { printJobSchema } from '../../printing/print/print-job-answer.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { isEmptyStore, keepHouse } from './housekeeping.ts';
import {
  auditEvents,
  connectorQuestions,
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

  it('detects a store that is in use', async () => {
    expect(await isEmptyStore(server().store)).toBe(false);
  });
});
