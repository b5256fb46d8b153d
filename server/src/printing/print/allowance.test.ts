import { expect, it } from 'vitest';
import { z } from 'zod';
import { freePrintsLeft } from '../../program/demo/demo-organizations.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';

onEveryStore('the monthly allowance', (server) => {
  const as = 'free@free.test';
  const body = { computerName: 'HOME', labels: [{ labelId: 1, printerId: 1, articleId: 1, quantity: 1 }] };
  const counted = async () =>
    z
      .object({ data: z.object({ allowedPrintJobs: z.int(), printedJobs: z.int() }) })
      .parse((await server().call('GET /api/printjobs/count?interval=MONTH', { as })).body).data;
  const jobs = async () =>
    z
      .object({ data: z.array(z.unknown()) })
      .parse((await server().call('GET /api/printjobs?take=100', { as })).body).data.length;

  it('allows exactly as many of fifty prints at once as are left, and begins anew with the next month', async () => {
    await server().signIn(as);
    const before = await counted();
    expect(before.allowedPrintJobs - before.printedJobs).toBe(freePrintsLeft);

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server().call('POST /api/printjobs/article', { as, body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(freePrintsLeft);
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(50 - freePrintsLeft);
    expect(refused.every((answer) => messageOf(answer).includes('Out of printjobs'))).toBe(true);
    expect(await counted()).toEqual({ allowedPrintJobs: 25, printedJobs: 25 });
    expect(await jobs()).toBe(freePrintsLeft);

    server().advance(32 * 86_400_000);
    expect((await server().call('POST /api/printjobs/article', { as, body })).status).toBe(200);
    expect(await counted()).toEqual({ allowedPrintJobs: 25, printedJobs: 1 });
  });
});
