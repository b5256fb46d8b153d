import { expect, it } from 'vitest';
import { z } from 'zod';
import { mailsTo } from '../../testing/mails.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { fileForm, reviewCalls, reviewers, textLabel } from '../../testing/review-calls.ts';
import { messageOf, type TestServer } from '../../testing/test-server.ts';
import { sha256Hex, versionHashOf } from '../history/version-hash.ts';

const { designer, data, design, publisher } = reviewers;
const printedSchema = z.object({ data: z.object({ version: z.int() }) });

onEveryStore('the review of a version', (server) => {
  const { call, version, upload, ready, decide, publish, history, newLabel } = reviewCalls(server);
  const printed = async (labelId: number) => {
    const answer = await server().call(`GET /api/labels/${labelId}`, { as: 'member@demo.test' });
    return answer.status === 200 ? printedSchema.parse(answer.body).data.version : undefined;
  };
  const subjectsTo = async (email: string) => (await mailsTo(server(), email)).map(({ subject }) => subject);

  it('goes from a draft through a rejection and a second round to the printed label', async () => {
    const labelId = await newLabel('Jam 200 g');
    expect(await printed(labelId)).toBeUndefined();
    const file = JSON.stringify(textLabel('second'));
    const uploaded = await call(
      `POST /labels/${labelId}/versions`,
      designer,
      fileForm(file, { comment: 'New text' }, 'jam.json'),
    );
    const expected = { ...textLabel('second'), name: 'Jam 200 g' };
    expect(uploaded.body).toMatchObject({
      data: { version: 2, state: 'Draft', versionHash: versionHashOf(expected) },
    });
    const { labelVersionId } = z
      .object({ data: z.object({ labelVersionId: z.int() }) })
      .parse(uploaded.body).data;
    const second = { labelId, labelVersionId, versionHash: versionHashOf(expected), version: 2, state: '' };

    const row = { name: 'Long', values: { lot: 'L'.repeat(20) } };
    expect(
      (await call(`POST /labels/${labelId}/testdata`, designer, { labelVersionId, testData: [row] })).body,
    ).toEqual({});
    expect((await ready(second)).body).toEqual({ data: { state: 'DataApprover' } });
    const seenRegions = [{ number: 1, words: 'Text “first” became “second”' }];
    expect((await decide(second, data, { seenRegions, comment: ' Fine ' })).body).toMatchObject({
      data: { state: 'DesignApprover' },
    });
    const rejected = await decide(second, design, { approved: false, comment: 'Too small' });
    expect(rejected.body).toMatchObject({ data: { state: 'Draft' } });
    const draft = await version(second);
    expect(draft).toMatchObject({
      labelName: 'Jam 200 g',
      state: 'Draft',
      comment: 'New text',
      testData: [row],
      uploadedBy: 'Lena Brandt',
      isOwn: true,
      waitsFor: ['Lena Brandt'],
      publishedVersionId: null,
      asksPassword: false,
      bindsMaster: false,
      file: { name: 'jam.json', format: 'json', bytes: file.length, sha256: sha256Hex(file) },
      approvals: [
        { step: 'DataApprover', approved: true, by: 'Dagny Eriksen', comment: 'Fine', seenRegions },
        { step: 'DesignApprover', approved: false, by: 'Desirée Fontaine', comment: 'Too small' },
      ],
    });

    const again = await call(
      `POST /labels/${labelId}/version/${labelVersionId}/file`,
      designer,
      fileForm(JSON.stringify(textLabel('third')), { versionHash: second.versionHash, comment: 'Larger' }),
    );
    const third = { ...second, versionHash: versionHashOf({ ...textLabel('third'), name: 'Jam 200 g' }) };
    expect(again.body).toMatchObject({
      data: {
        version: 2,
        state: 'Draft',
        versionHash: third.versionHash,
        comment: 'Larger',
        approvals: [],
        testData: [row],
      },
    });
    expect((await ready(third)).status).toBe(200);
    expect((await decide(third, data)).status).toBe(200);
    expect((await version(third, design)).waitsFor).toEqual(['Desirée Fontaine']);
    expect((await decide(third, design)).body).toMatchObject({ data: { state: 'Publisher' } });
    expect(await printed(labelId)).toBeUndefined();
    expect((await publish(third, { versionHash: third.versionHash })).body).toMatchObject({
      data: { state: 'Published', publishAt: null },
    });
    expect(await printed(labelId)).toBe(2);
    expect((await version(third)).approvals.map(({ step, by }) => [step, by])).toEqual([
      ['DataApprover', 'Dagny Eriksen'],
      ['DesignApprover', 'Desirée Fontaine'],
      ['Publisher', 'Piet Vermeulen'],
    ]);

    const entries = await history(labelId);
    expect(
      entries.map(({ action, by, version: number, from, to }) => [action, by, number, from, to]),
    ).toEqual([
      ['uploaded', 'Lena Brandt', 1, null, 'DataApprover'],
      ['superseded', 'Lena Brandt', 1, 'DataApprover', 'Superseded'],
      ['uploaded', 'Lena Brandt', 2, null, 'Draft'],
      ['set-test-data', 'Lena Brandt', 2, 'Draft', 'Draft'],
      ['set-ready', 'Lena Brandt', 2, 'Draft', 'DataApprover'],
      ['approve', 'Dagny Eriksen', 2, 'DataApprover', 'DesignApprover'],
      ['reject', 'Desirée Fontaine', 2, 'DesignApprover', 'Draft'],
      ['replace-file', 'Lena Brandt', 2, 'Draft', 'Draft'],
      ['set-ready', 'Lena Brandt', 2, 'Draft', 'DataApprover'],
      ['approve', 'Dagny Eriksen', 2, 'DataApprover', 'DesignApprover'],
      ['approve', 'Desirée Fontaine', 2, 'DesignApprover', 'Publisher'],
      ['publish', 'Piet Vermeulen', 2, 'Publisher', 'Published'],
    ]);
    expect(entries.map(({ meaning }) => meaning).slice(5, 8)).toEqual([
      'Approved the data',
      'Rejected the design',
      'Replaced the file',
    ]);
    expect(entries.slice(1).map(({ previousHash }) => previousHash)).toEqual(
      entries.slice(0, -1).map(({ hash }) => hash),
    );
    expect(entries.at(-1)).toMatchObject({ versionHash: third.versionHash, signed: false });
  });

  it('sends mails to the next reviewers and about the result', async () => {
    const labelId = await newLabel('Mails');
    expect(await subjectsTo(data)).toContain('Version 1 of “Mails” waits for you');
    const two = await upload(labelId, textLabel('two'));
    await ready(two);
    await decide(two, data);
    await decide(two, design, { approved: false, comment: 'The gap <b>\r\nis too wide' });
    await ready(two);
    await decide(two, data);
    await decide(two, design);
    await publish(two, { comment: 'For Monday' });
    const ofTwo = async (email: string) =>
      (await subjectsTo(email)).filter((subject) => subject.includes('Version 2 of “Mails”'));
    expect(await ofTwo(data)).toEqual(Array(2).fill('Version 2 of “Mails” waits for you'));
    expect(await ofTwo(design)).toEqual(Array(2).fill('Version 2 of “Mails” waits for you'));
    expect(await ofTwo(publisher)).toEqual(['Version 2 of “Mails” waits for you']);
    expect(await ofTwo(designer)).toEqual([
      'Version 2 of “Mails” was rejected',
      'Version 2 of “Mails” is published',
    ]);
    const mails = await mailsTo(server(), designer);
    expect(mails.at(-2)?.text).toBe(
      'Desirée Fontaine rejected version 2 of “Mails” and wrote:\n\nThe gap <b> is too wide\n\n' +
        `Look at it:\nhttp://platen.test/#/qa/labels/${labelId}/versions/${two.labelVersionId}/preview\n\n` +
        'It is a draft again. Replace its file or its test data, then set it ready for approval once more.\n',
    );
    expect((await mailsTo(server(), publisher)).at(-1)?.text).toContain(
      `http://platen.test/#/qa/labels/${labelId}/versions/${two.labelVersionId}/publish`,
    );
  });

  it('shows in lists whose version it is', async () => {
    const own = z.object({
      data: z.object({ versions: z.array(z.object({ version: z.int(), isOwn: z.boolean() })) }),
    });
    const seenBy = async (email: string) =>
      own.parse((await call('GET /labels/5/versions', email)).body).data.versions.map(({ isOwn }) => isOwn);
    expect([await seenBy(designer), await seenBy(data)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('gives the next version after a decision, with how many are left', async () => {
    const pending = await call('GET /labels', data);
    const open = z
      .object({
        data: z.array(
          z.object({ open: z.object({ state: z.string() }).nullable(), waitsFor: z.array(z.string()) }),
        ),
      })
      .parse(pending.body)
      .data.filter(({ open: one }) => one?.state === 'DataApprover');
    expect(open.every(({ waitsFor }) => waitsFor.join() === 'Dagny Eriksen')).toBe(true);
    const labelId = await newLabel('Queue');
    const uploaded = await upload(labelId, textLabel('queue'));
    await ready(uploaded);
    const decided = await decide(uploaded, data);
    // The demo's own version is the oldest one that waits.
    expect(decided.body).toEqual({
      data: {
        state: 'DesignApprover',
        next: { labelId: 1, labelVersionId: 3, name: 'Product 60 × 40', state: 'DataApprover' },
        left: open.length,
      },
    });
  });

  it('shows a version as PDF, with a row of its test data and with sample values', async () => {
    const first = await pdfOf(server(), '/label/1/preview/0/3');
    const second = await pdfOf(server(), '/label/1/preview/0/3?sample=1');
    expect([first.fileName, first.head, second.head]).toEqual(['Product 60 × 40 3.pdf', '%PDF', '%PDF']);
    expect(first.bytes).not.toEqual(second.bytes);
    const missing = await call('GET /label/1/preview/0/3?sample=7', data);
    expect([missing.status, messageOf(missing)]).toEqual([422, 'This version has no row 8 of test data.']);
    expect((await call('GET /label/1/preview/0/3?sample=-1', data)).status).toBe(422);
    expect((await call('GET /label/2/preview/0/3', data)).status).toBe(404);
  });

  it('is exported as CSV that runs nothing, and as JSON with every hashed field', async () => {
    const labelId = await newLabel('Exported');
    const uploaded = await upload(labelId, textLabel('export'));
    await ready(uploaded);
    await decide(uploaded, data, { approved: false, comment: '=HYPERLINK("https://evil.test")' });
    const csv = await call(`GET /labels/${labelId}/history/export?format=csv`, 'admin@demo.test');
    expect(csv.headers.get('content-disposition')).toContain('attachment; filename="Exported - history.csv"');
    const lines = z.string().parse(csv.body).trimEnd().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toContain(`"'=HYPERLINK(""https://evil.test"")"`);
    const json = await call(`GET /labels/${labelId}/history/export?format=json`, 'admin@demo.test');
    expect(json.body).toMatchObject({
      name: 'Exported',
      entries: (await history(labelId)).map(({ hash, previousHash }) => ({ labelId, hash, previousHash })),
    });
    expect((await call(`GET /labels/${labelId}/history/export?format=xml`, 'admin@demo.test')).status).toBe(
      422,
    );
  });

  it('withdraws the published version, which then cannot be printed', async () => {
    const before = await printed(4);
    expect(before).toBe(1);
    const versions = z
      .object({ data: z.object({ versions: z.array(z.object({ labelVersionId: z.int() })) }) })
      .parse((await call('GET /labels/4/versions', designer)).body).data.versions;
    const labelVersionId = versions[0]?.labelVersionId ?? 0;
    expect((await call(`POST /version/${labelVersionId}/withdraw`, publisher, { comment: '' })).status).toBe(
      422,
    );
    const withdrawn = await call(`POST /version/${labelVersionId}/withdraw`, publisher, {
      comment: 'Wrong address',
    });
    expect(withdrawn.body).toEqual({ data: { state: 'Withdrawn' } });
    expect(await printed(4)).toBeUndefined();
    expect((await history(4)).at(-1)).toMatchObject({
      meaning: 'Withdrew the published version',
      comment: 'Wrong address',
    });
  });
});

async function pdfOf(server: TestServer, path: string) {
  const answer = await server.call(`GET /api/QualityAssurance${path}`, { as: data });
  const { pdfAsBase64String, fileName } = z
    .object({ data: z.object({ pdfAsBase64String: z.string(), fileName: z.string() }) })
    .parse(answer.body).data;
  const bytes = Buffer.from(pdfAsBase64String, 'base64');
  return { bytes, fileName, head: bytes.subarray(0, 4).toString('latin1') };
}
