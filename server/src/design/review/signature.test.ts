import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { accounts } from '../../foundation/store/schema/index.ts';
import { demoPassword } from '../../program/demo/demo-accounts.ts';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { reviewCalls, reviewers, textLabel } from '../../testing/review-calls.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';

const { designer, data, design, publisher } = reviewers;
const admin = 'admin@demo.test';
const said = (answer: Answer) => [answer.status, messageOf(answer)];
const problemsOf = (answer: Answer) =>
  z.object({ problems: z.array(z.object({ path: z.string(), message: z.string() })) }).parse(answer.body)
    .problems;

onEveryStore('a signed decision', (server) => {
  const { call, upload, ready, decide, publish, version, history, newLabel } = reviewCalls(server);

  it('needs the password where the organisation asks for it, and the history shows that it was given', async () => {
    expect((await call('GET /settings', data)).body).toEqual({
      data: { asksPassword: false, bindsMaster: false },
    });
    expect((await call('PUT /settings', data, { asksPassword: true })).status).toBe(403);
    expect((await call('PUT /settings', admin, { asksPassword: 'yes' })).status).toBe(422);
    expect((await call('PUT /settings', admin, { asksPassword: true })).body).toEqual({});
    const uploaded = await upload(await newLabel('Signed'), textLabel('signed'));
    await ready(uploaded);
    expect((await version(uploaded, data)).asksPassword).toBe(true);
    const without = await decide(uploaded, data);
    expect([without.status, problemsOf(without)]).toEqual([
      422,
      [{ path: 'password', message: 'Enter your password to sign this decision.' }],
    ]);
    const wrong = await decide(uploaded, data, { password: 'wrong' });
    expect([wrong.status, problemsOf(wrong)]).toEqual([
      422,
      [{ path: 'password', message: 'This password is not right.' }],
    ]);
    // A person who may not decide gets that refusal, without their password being checked.
    expect((await decide(uploaded, design, { password: 'wrong' })).status).toBe(403);
    expect((await version(uploaded)).state).toBe('DataApprover');
    expect((await decide(uploaded, data, { password: demoPassword })).status).toBe(200);
    expect((await decide(uploaded, design, { password: demoPassword })).status).toBe(200);
    expect((await publish(uploaded, {})).status).toBe(422);
    expect((await publish(uploaded, { password: demoPassword })).status).toBe(200);
    expect((await history(uploaded.labelId)).map(({ action, signed }) => [action, signed]).slice(-5)).toEqual(
      [
        ['uploaded', false],
        ['set-ready', false],
        ['approve', true],
        ['approve', true],
        ['publish', true],
      ],
    );
  });

  it('is not needed to send a version back', async () => {
    await call('PUT /settings', admin, { asksPassword: true });
    const uploaded = await upload(await newLabel('Sent back'), textLabel('back'));
    await ready(uploaded);
    expect((await decide(uploaded, data, { approved: false, comment: 'No' })).status).toBe(200);
  });

  it('allows ten wrong passwords and no more, for a quarter of an hour', async () => {
    await call('PUT /settings', admin, { asksPassword: true });
    const uploaded = await upload(await newLabel('Guessed'), textLabel('guessed'), designer);
    await ready(uploaded);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await decide(uploaded, data, { password: `guess ${guess}` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    const right = await decide(uploaded, data, { password: demoPassword });
    expect(said(right)).toEqual([429, 'Too many wrong passwords. Please wait up to 15 minutes.']);
    server().advance(15 * 60_000 + 1);
    expect((await decide(uploaded, data, { password: demoPassword })).status).toBe(200);
    const audit = await server().call('GET /api/audit?take=100', { as: admin });
    const { data: events } = z
      .object({ data: z.object({ data: z.array(z.object({ event: z.string(), outcome: z.string() })) }) })
      .parse(audit.body).data;
    expect(events.filter(({ event }) => event === 'label-version-signed').length).toBeGreaterThanOrEqual(10);
    expect(events).toContainEqual({ event: 'review-settings-changed', outcome: 'success' });
    expect((await call('PUT /settings', publisher, { asksPassword: false })).status).toBe(403);
  });
});

onEveryStore('four eyes', (server) => {
  const { call, upload, ready, decide, publish, version, newLabel } = reviewCalls(server);
  const master = reviewers.designer;

  it('bind the review master where the organisation wants it, in the list, the names in turn, and each decision', async () => {
    await server().store.asOrganization(demoOrganization.organizationId, (transaction) =>
      transaction
        .update(accounts)
        .set({ qualityRoles: ['LabelDesigner', 'Master'] })
        .where(eq(accounts.email, master)),
    );
    const free = await upload(await newLabel('Two eyes'), textLabel('free'), master);
    await ready(free, master);
    expect((await decide(free, master)).status).toBe(200);

    expect((await call('PUT /settings', admin, { bindsMaster: 1 })).status).toBe(422);
    expect((await call('PUT /settings', data, { bindsMaster: true })).status).toBe(403);
    expect((await call('PUT /settings', admin, { bindsMaster: true })).body).toEqual({});
    expect((await call('GET /settings', data)).body).toEqual({
      data: { asksPassword: false, bindsMaster: true },
    });
    const bound = await upload(await newLabel('Four eyes'), textLabel('bound'), master);
    await ready(bound, master);
    const shown = await version(bound, master);
    expect([shown.isOwn, shown.bindsMaster]).toEqual([true, true]);
    expect(shown.waitsFor.length).toBeGreaterThan(0);
    const uploader = shown.uploadedBy;
    expect(shown.waitsFor).not.toContain(uploader);
    const refusal = [403, 'You uploaded this version yourself: somebody else has to approve it.'];
    expect(said(await decide(bound, master))).toEqual(refusal);
    expect((await decide(bound, data)).status).toBe(200);
    expect((await decide(bound, design)).status).toBe(200);
    expect(said(await publish(bound, {}, master))).toEqual(refusal);
    // What approves nothing is still theirs.
    expect((await decide(bound, master, { approved: false, comment: 'Mine, and wrong' })).status).toBe(200);
    expect((await version(bound, master)).state).toBe('Draft');
  });
});
