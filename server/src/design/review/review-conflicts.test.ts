import { expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { accounts } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { fileForm, reviewCalls, reviewers, textLabel, uploadedSchema } from '../../testing/review-calls.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';

const { designer, data, design, publisher } = reviewers;
const secondApprover = 'packer@demo.test';
const stale =
  'Somebody has replaced the file of this version since you opened it. Load it again and look at it before you decide.';

const said = (answer: Answer) => [answer.status, messageOf(answer)];
const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

onEveryStore('two people at one version', (server) => {
  const { call, version, upload, ready, decide, publish, history, newLabel, uploadApproved } =
    reviewCalls(server);
  const give = (email: string, qualityRoles: (typeof accounts.$inferInsert)['qualityRoles']) =>
    server().store.asOrganization(1001, (transaction) =>
      transaction.update(accounts).set({ qualityRoles }).where(eq(accounts.email, email)),
    );

  const variablesOf = async (uploaded: Parameters<typeof version>[0]) =>
    (await version(uploaded)).template.variables;

  it('decide at once: one decision is kept, the other person is told who was first', async () => {
    await give(secondApprover, ['DataApprover', 'Publisher']);
    for (const second of [
      { approved: true, words: 'approved the data' },
      { approved: false, words: 'rejected the data' },
    ]) {
      const uploaded = await upload(await newLabel(`At once ${second.words}`), textLabel('once'));
      await ready(uploaded);
      // Both are signed in beforehand, so that their calls arrive together.
      await version(uploaded, data);
      await version(uploaded, secondApprover);
      const answers = await Promise.all([
        decide(uploaded, data),
        decide(uploaded, secondApprover, { approved: second.approved, comment: 'Mine' }),
      ]);
      expect(statusesOf(answers)).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      const wasFirst = answers[0]?.status === 200;
      const where = wasFirst || second.approved ? 'is in design approval now' : 'is a draft now';
      const who = wasFirst ? 'Dagny Eriksen approved the data' : `Paulina Kowalczyk ${second.words}`;
      expect(refused && messageOf(refused)).toBe(`Version 2 of “At once ${second.words}” ${where}: ${who}.`);
      const decisions = (await history(uploaded.labelId)).filter(({ action }) =>
        ['approve', 'reject'].includes(action),
      );
      expect(decisions).toHaveLength(1);
    }
  });

  it('publish at once: it is published once', async () => {
    await give(secondApprover, ['DataApprover', 'Publisher']);
    const uploaded = await uploadApproved(await newLabel('Published twice'), textLabel('once'));
    await version(uploaded, secondApprover);
    const answers = await Promise.all([publish(uploaded), publish(uploaded, {}, secondApprover)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await history(uploaded.labelId)).filter(({ action }) => action === 'publish')).toHaveLength(1);
  });

  it('replace the file under review: the reviewer of the old one is told, and approvals are void', async () => {
    const labelId = await newLabel('Replaced under review');
    const uploaded = await upload(labelId, textLabel('before'));
    await ready(uploaded);
    await decide(uploaded, data);
    const path = `POST /labels/${labelId}/version/${uploaded.labelVersionId}/file`;
    const form = () => fileForm(JSON.stringify(textLabel('after')), { versionHash: uploaded.versionHash });
    expect((await call(path, designer, form())).status).toBe(200);
    expect(said(await decide(uploaded, design))).toEqual([409, stale]);
    expect(said(await call(path, designer, form()))).toEqual([409, stale]);
    expect(said(await publish(uploaded, { versionHash: uploaded.versionHash }))).toEqual([409, stale]);
    const now = await version(uploaded);
    expect(now).toMatchObject({ state: 'Draft', approvals: [] });
    expect(said(await decide({ ...uploaded, versionHash: now.versionHash }, design))).toEqual([
      409,
      'Version 2 of “Replaced under review” is a draft now: Lena Brandt replaced the file.',
    ]);
  });

  it('cannot approve a file that they put in place of somebody else’s', async () => {
    await give(secondApprover, ['LabelDesigner', 'DataApprover']);
    const labelId = await newLabel('Replaced by a reviewer');
    const uploaded = await upload(labelId, textLabel('before'));
    const form = fileForm(JSON.stringify(textLabel('after')), { versionHash: uploaded.versionHash });
    const path = `POST /labels/${labelId}/version/${uploaded.labelVersionId}/file`;
    expect((await call(path, secondApprover, form)).status).toBe(200);
    const replaced = { ...uploaded, versionHash: (await version(uploaded)).versionHash };
    await ready(replaced);
    expect((await decide(replaced, secondApprover)).status).toBe(403);
    expect((await decide(replaced, data)).status).toBe(200);
  });

  it('upload a next version meanwhile: the older one is superseded', async () => {
    const labelId = await newLabel('Next one');
    const older = await upload(labelId, textLabel('older'));
    await ready(older);
    const newer = await upload(labelId, textLabel('newer'));
    expect([newer.version, newer.state]).toEqual([3, 'Draft']);
    expect(said(await decide(older, data))).toEqual([
      409,
      'Version 2 of “Next one” is superseded now: Lena Brandt put a newer version in its place.',
    ]);
  });

  it('upload a next version of the same one: the later of them is told who was first', async () => {
    await give(secondApprover, ['LabelDesigner']);
    const labelId = await newLabel('Designed twice');
    const seen = await upload(labelId, textLabel('seen'));
    const uploadBasedOn = (basedOn: string, as: string, value: string) =>
      call(`POST /labels/${labelId}/versions`, as, fileForm(JSON.stringify(textLabel(value)), { basedOn }));
    expect((await uploadBasedOn(seen.versionHash, secondApprover, 'theirs')).status).toBe(200);
    const late = await uploadBasedOn(seen.versionHash, designer, 'mine');
    expect(said(late)).toEqual([
      409,
      'Paulina Kowalczyk saved version 3 of “Designed twice” while you worked on an older one.',
    ]);
    expect(late.body).toMatchObject({ code: 'label.saved-meanwhile', args: { version: 3 } });
    expect((await uploadBasedOn('x', designer, 'mine')).status).toBe(422);
    const again = await upload(labelId, textLabel('mine'));
    expect(again.version).toBe(4);
    // What was withdrawn before it was printed is nobody's next version: whoever saw it, or did not, may go on.
    const reason = { comment: 'A mistake' };
    const withdrawal = await call(`POST /version/${again.labelVersionId}/withdraw`, designer, reason);
    expect(withdrawal.status).toBe(200);
    expect((await uploadBasedOn(again.versionHash, designer, 'after it')).status).toBe(200);
  });

  it('get the rules of the variables from the file, where the form says so', async () => {
    const labelId = await newLabel('Rules of the file');
    const [lot] = textLabel('x').variables;
    const ruled = { ...textLabel('ruled'), variables: [{ ...lot, required: true, propertySize: 8 }] };
    const form = (fields: Readonly<Record<string, string>>) => fileForm(JSON.stringify(ruled), fields);
    const send = async (fields: Readonly<Record<string, string>>) => {
      const { data: added } = uploadedSchema.parse(
        (await call(`POST /labels/${labelId}/versions`, designer, form(fields))).body,
      );
      return { ...added, labelId };
    };
    const kept = await send({});
    expect(await variablesOf(kept)).toEqual([lot]);
    expect(await variablesOf(await send({ variables: 'file' }))).toEqual(ruled.variables);
    const replaced = await send({});
    const path = `POST /labels/${labelId}/version/${replaced.labelVersionId}/file`;
    const { versionHash } = replaced;
    expect((await call(path, designer, form({ versionHash, variables: 'file' }))).status).toBe(200);
    expect(await variablesOf(replaced)).toEqual(ruled.variables);
  });

  it('cannot take a step further than their screen shows, though they may take that step too', async () => {
    await give(secondApprover, ['DataApprover', 'DesignApprover']);
    const uploaded = await upload(await newLabel('Double click'), textLabel('double'));
    await ready(uploaded);
    const shown = { state: 'DataApprover' };
    expect((await decide(uploaded, secondApprover, shown)).status).toBe(200);
    const late = await decide(uploaded, secondApprover, shown);
    expect(said(late)).toEqual([
      409,
      'Version 2 of “Double click” is in design approval now: Paulina Kowalczyk approved the data.',
    ]);
    expect(late.body).toMatchObject({
      code: 'review.stands-since',
      args: {
        state: 'DesignApprover',
        last: { code: 'review-step.approved', args: { by: 'Paulina Kowalczyk', from: 'DataApprover' } },
      },
    });
  });

  it.each<[number, string, object]>([
    [422, 'a rejection without a comment', { approved: false, comment: '  ' }],
    [422, 'a comment as long as a book', { comment: 'x'.repeat(2001) }],
    [422, 'no hash', { versionHash: 'x' }],
    [422, 'an invalid region', { seenRegions: [{ number: 0, words: 'x' }] }],
    [422, 'an unknown field', { organizationId: 1002 }],
    [422, 'half a character', { comment: '\uD800' }],
    [413, 'a body that is too large', { comment: 'x'.repeat(1_000_001) }],
  ])('get %i for %s', async (status, _what, decision) => {
    const answer = await decide(
      { labelId: 1, labelVersionId: 3, versionHash: '0'.repeat(64) },
      data,
      decision,
    );
    expect([answer.status, messageOf(answer)]).toEqual([status, expect.any(String)]);
  });

  it('are told every value of the test data that has no variable', async () => {
    const labelId = await newLabel('Test data');
    const { labelVersionId } = await upload(labelId, textLabel('data'));
    const set = (testData: unknown) =>
      call(`POST /labels/${labelId}/testdata`, designer, { labelVersionId, testData });
    const wrong = await set([
      { name: 'One', values: { lot: 'A', colour: 'red' } },
      { name: 'one', values: {} },
    ]);
    expect(wrong.body).toMatchObject({
      problems: [
        { path: 'testData.0.values.colour', message: 'This label has no variable “colour”.' },
        { path: 'testData.1.name', message: 'There are two rows named “one”.' },
      ],
    });
    const row = { name: 'Row', values: {} };
    for (const bad of [
      Array.from({ length: 21 }, (_, index) => ({ ...row, name: `Row ${index}` })),
      [{ ...row, name: 'x'.repeat(61) }],
      [{ ...row, values: { lot: 'x'.repeat(10_001) } }],
      [{ ...row, values: { lot: 1 } }],
    ]) {
      expect((await set(bad)).status).toBe(422);
    }
    expect((await set([row])).status).toBe(200);
  });

  it('can upload only files that a label can be read from', async () => {
    const path = 'POST /labels/1/versions';
    const statuses = async (...forms: FormData[]) => {
      const answers: number[] = [];
      for (const form of forms) answers.push((await call(path, designer, form)).status);
      return answers;
    };
    expect(
      await statuses(
        fileForm('{"format":'),
        fileForm(''),
        fileForm('x', {}, 'label.nlbl'),
        fileForm(JSON.stringify(textLabel('x')), { comment: 'x'.repeat(2001) }),
        fileForm(JSON.stringify(textLabel('x')), { organizationId: '1002' }),
        fileForm(`<svg xmlns="http://www.w3.org/2000/svg">${'x'.repeat(10_000_001)}</svg>`, {}, 'a.svg'),
      ),
    ).toEqual([422, 422, 415, 422, 422, 413]);
    expect((await call(path, designer, { file: 'x' })).status).toBe(415);
    expect((await version({ labelId: 1, labelVersionId: 3 })).state).toBe('DataApprover');
  });

  it('have no access to another organisation', async () => {
    await server().store.asOrganization(1002, (transaction) =>
      transaction
        .update(accounts)
        .set({ qualityRoles: ['Master'] })
        .where(eq(accounts.email, 'free@free.test')),
    );
    const versionHash = (await version({ labelId: 5, labelVersionId: 10 })).versionHash;
    const free = 'free@free.test';
    const answers = [
      await call('GET /labels/5/versions', free),
      await call('GET /label/5/version/10', free),
      await call('GET /label/1/version/10', free),
      await call('GET /label/5/preview/0/10', free),
      await call('GET /labels/5/history', free),
      await call('GET /labels/5/history/export', free),
      await call('POST /labels/5/versions', free, fileForm(JSON.stringify(textLabel('x')))),
      await call(
        'POST /labels/5/version/10/file',
        free,
        fileForm(JSON.stringify(textLabel('x')), { versionHash }),
      ),
      await call('POST /labels/5/testdata', free, { labelVersionId: 10, testData: [] }),
      await call('POST /labels/5/SetReadyForApproval', free, { labelVersionId: 10 }),
      await decide({ labelId: 5, labelVersionId: 10, versionHash }, free),
      await publish({ labelVersionId: 10 }, {}, free),
      await call('DELETE /version/10/publish', free, {}),
      await call('POST /version/10/withdraw', free, { comment: 'x' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(404));
    expect((await call('GET /labels', free)).body).toMatchObject({
      data: [{ labelId: 1, publishedVersion: 1 }],
    });
    // Access to their own label does not give access to a version of somebody else's either.
    expect((await call('POST /labels/1/SetReadyForApproval', designer, { labelVersionId: 10 })).status).toBe(
      404,
    );
  });

  it('need a review role, without which they have no access', async () => {
    for (const route of ['GET /labels', 'GET /label/1/version/3', 'POST /version/3/withdraw']) {
      expect((await call(route, 'member@demo.test', route.startsWith('POST') ? {} : undefined)).status).toBe(
        403,
      );
    }
    expect((await call('GET /labels', publisher)).status).toBe(200);
  });
});
