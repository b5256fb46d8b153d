import { importOptionsSchema } from 'label-core/import';
import { expect, it } from 'vitest';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { imports } from '../../foundation/store/schema/index.ts';
import { articleOptions, importCalls } from '../../testing/import-calls.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';

onEveryStore('an import', (server) => {
  const { upload, importFile } = importCalls(server);

  it.each<[string, Parameters<typeof upload>[0], number, RegExp]>([
    ['no options', { options: { kind: 'nothing' } }, 422, /options/],
    [
      'a field of orders',
      { options: { mapping: [{ field: 'customer', column: 'x' }] } },
      422,
      /another kind/,
    ],
    ['an unknown encoding', { fileEncoding: 'ebcdic' }, 422, /fileEncoding/],
    ['groups that are no list', { targetGroups: 'all' }, 422, /targetGroups/],
    ['a group that is not there', { targetGroups: '[4711]' }, 422, /There is no group 4711/],
    ['two groups', { targetGroups: '[2, 3]' }, 422, /Choose one group/],
    ['a label that is not there', { options: { labelIds: [4711] } }, 422, /There is no label 4711/],
    ['an empty file', { file: '' }, 422, /The file is empty/],
    ['no name', { fileName: '  ' }, 422, /fileName/],
    ['a key of spaces', { idempotencyKey: 'a b' }, 422, /idempotency key/],
  ])('is refused with %s', async (_what, parts, status, words) => {
    const answer = await upload({ file: 'id,name,ingredients\nG-1,x,\n', ...parts });
    expect(answer.status).toBe(status);
    expect(messageOf(answer)).toMatch(words);
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
    ['bytes of another encoding', Uint8Array.of(0x69, 0x64, 0xe8, 0x0a), /Line 1 of the file is not UTF-8/],
    ['no such column', 'code,title\n1,2\n', /has no column “id”/],
    ['headings alone', 'id,name,ingredients\n', /headings and no rows/],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), /is not UTF-8 text/],
    ['one row too many', `id,name,ingredients\n${'x,y,z\n'.repeat(100_001)}`, /more than 100,000 rows/],
  ])('fails with a sentence for %s', async (_what, file, words) => {
    const failed = await importFile({ file });
    expect([failed.state, failed.createdCount]).toEqual(['Failed', 0]);
    expect(failed.message).toMatch(words);
  });

  it('is allowed to people who import, where the subscription has imports', async () => {
    const asMember = await upload({ as: 'member@demo.test', file: 'x' });
    expect(asMember.status).toBe(403);
    const asFree = await server().call('GET /api/import/importConfiguration', { as: 'free@free.test' });
    expect([asFree.status, messageOf(asFree)]).toEqual([402, 'Importing is not part of your subscription.']);
  });

  it('is refused for a file that is too large before the file is read', async () => {
    const answer = await server().call('POST /api/import/upload', {
      as: 'admin@demo.test',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '53000001' },
      body: '--x',
    });
    expect([answer.status, messageOf(answer)]).toEqual([413, 'The file is larger than 53,000,000 bytes.']);
  });

  it('is refused when too many others wait', async () => {
    const { organizationId } = demoOrganization;
    await server().store.asOrganization(organizationId, async (transaction) => {
      const row = {
        organizationId,
        accountId: 1,
        address: 'unknown',
        requestHash: '',
        fileName: 'x',
        fileEncoding: 'utf-8',
        content: new Uint8Array(),
        sizeBytes: 0,
        sha256: '',
        groupId: 1,
        options: importOptionsSchema.parse(articleOptions),
        state: 'Running' as const,
        createdAt: server().now(),
      };
      await transaction
        .insert(imports)
        .values(Array.from({ length: 20 }, (_, index) => ({ ...row, id: 900 + index })));
    });
    const answer = await upload({ file: 'id,name,ingredients\nH-1,x,\n' });
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      '20 files wait to be imported. Try again when some of them are done.',
    ]);
  });
});
