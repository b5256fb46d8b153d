import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { importCalls } from '../../testing/import-calls.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';
import { imports } from '../../foundation/store/schema/index.ts';

const dataOf = z.object({
  data: z.object({ articleData: z.array(z.object({ key: z.string(), data: z.string() })) }),
});

onEveryStore('importing articles', (server) => {
  const { upload, idOf, load, importFile, rejected, articles, countArticles } = importCalls(server);
  const valuesOf = async (id: number) =>
    dataOf.parse((await server().call(`GET /api/articles/${id}`, { as: 'admin@demo.test' })).body).data
      .articleData;
  const labelsOf = async (identifier: string) => {
    const [article] = await articles(identifier);
    const answer = await server().call(`GET /api/articles/${article?.id}`, { as: 'admin@demo.test' });
    return z
      .object({
        data: z.object({ connectedLabels: z.array(z.object({ labelId: z.int() })), revision: z.int() }),
      })
      .transform(({ data }) => [data.connectedLabels.map(({ labelId }) => labelId), data.revision])
      .parse(answer.body);
  };

  it('answers before it is done, and shows the result of the file', async () => {
    const answer = await upload({ file: 'id,name,ingredients\n0007,Tea,"Leaves, black"\n' });
    expect(answer.status).toBe(200);
    const waiting = await load(idOf(answer));
    expect(['Waiting', 'Running', 'Done']).toContain(waiting.state);
    await server().importDue();
    expect(await load(idOf(answer))).toMatchObject({
      kind: 'articles',
      fileName: 'articles.csv',
      state: 'Done',
      rowCount: 1,
      createdCount: 1,
      updatedCount: 0,
      skippedCount: 0,
      rejectedCount: 0,
      message: '',
      by: 'Astrid Holm',
      undoneBy: null,
    });
    const [tea] = await articles('0007 tea');
    expect(tea).toMatchObject({ name: 'Tea', externalIdentifier: '0007' });
    expect(await valuesOf(tea?.id ?? 0)).toMatchObject([{ key: 'ingredients', data: 'Leaves, black' }]);
  });

  it('keeps the letters of a Windows-1252 file with semicolons up to the label', async () => {
    const text = 'EAN;Bezeichnung;Zutaten\r\n3046920020961;Pâte d’amande;Mandeln, Süßstoff, Œufs – 5 €\r\n';
    const codes: Record<string, number> = { '’': 0x92, Œ: 0x8c, '–': 0x96, '€': 0x80 };
    const file = Uint8Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0));
    const done = await importFile({
      file,
      fileName: 'Artikel.csv',
      fileEncoding: 'windows-1252',
      options: {
        delimiter: ';',
        mapping: [
          { field: 'ean', column: 'EAN' },
          { field: 'name', column: 'Bezeichnung' },
          { field: 'data:ingredients', column: 'Zutaten' },
        ],
        labelIds: [1],
      },
    });
    expect([done.state, done.createdCount]).toEqual(['Done', 1]);
    const [article] = await articles('3046920020961');
    expect(article?.name).toBe('Pâte d’amande');
    const job = await server().call('POST /api/printjobs/article', {
      as: 'member@demo.test',
      body: {
        computerName: 'HOME',
        labels: [{ labelId: 1, printerId: 1, quantity: 1, articleId: article?.id }],
      },
    });
    const { entityId } = z.object({ entityId: z.uuid() }).parse(job.body);
    const printed = await server().call(`GET /api/printjobs/${entityId}`, { as: 'member@demo.test' });
    expect(JSON.stringify(printed.body)).toContain('Pâte d’amande');
    expect(await valuesOf(article?.id ?? 0)).toMatchObject([
      { key: 'ingredients', data: 'Mandeln, Süßstoff, Œufs – 5 €' },
    ]);
  });

  it('stores the file unchanged, with its hash', async () => {
    const file = new Uint8Array(await readFile(new URL(import.meta.url)));
    const answer = await upload({ file, fileName: 'no table.txt' });
    const hash = await crypto.subtle.digest('SHA-256', file);
    const { sha256, sizeBytes } = await load(idOf(answer));
    expect([sha256, sizeBytes]).toEqual([Buffer.from(hash).toString('hex'), file.length]);
    const [kept] = await server().store.asOrganization(demoOrganization.organizationId, (transaction) =>
      transaction
        .select({ content: imports.content })
        .from(imports)
        .where(eq(imports.id, idOf(answer))),
    );
    expect(Buffer.compare(Buffer.from(kept?.content ?? []), file)).toBe(0);
    await server().importDue();
    expect(await load(idOf(answer))).toMatchObject({ state: 'Failed', createdCount: 0 });
  });

  it('imports nothing of a file with one faulty row, and names each faulty row', async () => {
    const failed = await importFile({ file: 'id,name,ingredients\nA-1,Good,\nA-2,,\nA-1,Twice,=1+1\n' });
    expect(failed).toMatchObject({
      state: 'Failed',
      rowCount: 3,
      createdCount: 0,
      rejectedCount: 2,
      message: 'Nothing was imported: 2 rows are faulty.',
    });
    expect(await articles('A-1')).toEqual([]);
    const file = await rejected(failed.id);
    expect(file.split('\r\n')).toEqual([
      'id,name,ingredients,Line,Reason',
      'A-2,,,3,The name is empty.',
      "A-1,Twice,'=1+1,4,A-1 stands in line 2 already.",
      '',
    ]);
  });

  it('leaves out faulty rows where that is allowed', async () => {
    const done = await importFile({
      file: 'id,name,ingredients\nB-1,Good,\nB-2,,\nB-3,Better\n',
      options: { skipFaulty: true },
    });
    expect(done).toMatchObject({ state: 'Done', createdCount: 1, rejectedCount: 2 });
    expect((await articles('B-1')).map(({ name }) => name)).toEqual(['Good']);
  });

  it('updates, skips or refuses existing articles, as chosen', async () => {
    await importFile({ file: 'id,name,ingredients\nC-1,One,a\nC-2,Two,b\n' });
    const again = 'id,name,ingredients\nC-1,One,a\nC-2,Two more,c\nC-3,Three,d\n';
    const refused = await importFile({ file: again });
    expect(refused).toMatchObject({ state: 'Failed', createdCount: 0, rejectedCount: 2 });
    expect(refused.message).toBe(
      'Nothing was imported: the file shall hold new articles only. Line 2: There is an article with the identifier C-1 already. So is 1 other row.',
    );
    const skipped = await importFile({ file: again, options: { onExisting: 'skip' } });
    expect(skipped).toMatchObject({ state: 'Done', createdCount: 1, skippedCount: 2, updatedCount: 0 });
    const updated = await importFile({ file: again, options: { onExisting: 'update' } });
    expect(updated).toMatchObject({ state: 'Done', createdCount: 0, updatedCount: 1, skippedCount: 2 });
    const [two] = await articles('C-2');
    expect(two?.name).toBe('Two more');
    expect(await valuesOf(two?.id ?? 0)).toMatchObject([{ key: 'ingredients', data: 'c' }]);
  });

  it('knows an article by its GTIN, whatever zeros stand in front of it', async () => {
    const mapping = [
      { field: 'ean', column: 'EAN' },
      { field: 'name', column: 'Name' },
    ];
    const options = { mapping, onExisting: 'update' };
    await importFile({ file: 'EAN,Name\n831652000168,Raisins\n', options });
    const again = await importFile({ file: 'EAN,Name\n00831652000168,Sultanas\n', options });
    expect([again.createdCount, again.updatedCount]).toEqual([0, 1]);
    const [raisins] = await articles('831652000168');
    expect(raisins).toMatchObject({ name: 'Sultanas', externalIdentifier: '0831652000168' });
  });

  it('updates the values a file has columns for, and leaves the others', async () => {
    const created = await server().call('POST /api/articles', {
      as: 'admin@demo.test',
      body: {
        name: 'Kept',
        externalIdentifier: 'D-1',
        articleData: [
          { key: 'origin', data: 'here', editable: false },
          { key: 'ingredients', data: 'old', isExtra: true },
        ],
      },
    });
    expect(created.status).toBe(200);
    const long = 'x'.repeat(2001);
    const updating = { skipFaulty: true, onExisting: 'update' };
    const faulty = await importFile({ file: `id,name,ingredients\nD-1,Kept,${long}\n`, options: updating });
    expect(faulty).toMatchObject({ state: 'Done', updatedCount: 0, rejectedCount: 1 });
    await importFile({ file: 'id,name,ingredients\nD-1,Kept,new\n', options: updating });
    const [kept] = await articles('D-1');
    expect(await valuesOf(kept?.id ?? 0)).toMatchObject([
      { key: 'origin', data: 'here' },
      { key: 'ingredients', data: 'new' },
    ]);
  });

  it('connects the labels to new articles and to those it updates, beside the labels they have', async () => {
    await importFile({ file: 'id,name,ingredients\nG-1,One,a\nG-2,Two,b\n', options: { labelIds: [2] } });
    const file = 'id,name,ingredients\nG-1,One,a\nG-2,Two more,b\nG-3,Three,c\n';
    const skipped = await importFile({ file, options: { onExisting: 'skip', labelIds: [1] } });
    expect([skipped.createdCount, skipped.skippedCount]).toEqual([1, 2]);
    expect(await labelsOf('G-1')).toEqual([[2], 1]);
    const options = { onExisting: 'update', labelIds: [1, 3] };
    const updated = await importFile({ file, options });
    expect([updated.updatedCount, updated.skippedCount]).toEqual([3, 0]);
    expect([await labelsOf('G-1'), await labelsOf('G-2'), await labelsOf('G-3')]).toEqual([
      [[1, 2, 3], 2],
      [[1, 2, 3], 2],
      [[1, 3], 2],
    ]);
    const again = await importFile({ file, options });
    expect([again.updatedCount, again.skippedCount]).toEqual([0, 3]);
    expect(await labelsOf('G-1')).toEqual([[1, 2, 3], 2]);
  });

  it('imports the same upload once, however often its answer is lost', async () => {
    const parts = { file: 'id,name,ingredients\nE-1,Once,\n', idempotencyKey: 'confirmed-1' };
    const first = idOf(await upload(parts));
    const [second, third] = await Promise.all([upload(parts), upload(parts)]);
    expect([second && idOf(second), third && idOf(third)]).toEqual([first, first]);
    await server().importDue();
    expect(idOf(await upload(parts))).toBe(first);
    expect(await articles('E-1')).toHaveLength(1);
    const other = await upload({ ...parts, file: 'id,name,ingredients\nE-2,Other,\n' });
    expect([other.status, messageOf(other)]).toEqual([
      409,
      'This idempotency key was used for another upload.',
    ]);
    const header = await server().call('POST /api/import/upload', {
      as: 'admin@demo.test',
      body: new FormData(),
    });
    expect(header.status).toBe(422);
  });

  it('makes earlier searches count anew', async () => {
    expect(await countArticles('F-0')).toBe(0);
    await importFile({ file: 'id,name,ingredients\nF-01,New,\nF-02,Newer,\n' });
    expect(await countArticles('F-0')).toBe(2);
  });

  it('lists what was imported, newest first, in pages, and writes it to the audit', async () => {
    const { data, total } = z
      .object({ data: z.array(z.object({ id: z.int() })), total: z.int() })
      .parse(
        (await server().call('GET /api/import/importHistory?take=2&offset=1', { as: 'admin@demo.test' }))
          .body,
      );
    const rows = await server().store.asOrganization(demoOrganization.organizationId, (transaction) =>
      transaction.$count(imports),
    );
    expect(total).toBe(rows);
    expect(data.map(({ id }) => id)).toEqual([rows - 1, rows - 2]);
    const audit = await server().call('GET /api/audit?take=100', { as: 'admin@demo.test' });
    for (const event of ['import-added', 'import-finished', 'import-failed'])
      expect(JSON.stringify(audit.body)).toContain(event);
  });
});
