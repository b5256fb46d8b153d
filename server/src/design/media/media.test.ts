import { expect, it } from 'vitest';
import { z } from 'zod';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { mediaFiles } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { pngFile } from '../../testing/sample-pictures.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { mediaFileSchema } from './media-schemas.ts';
import { sniffPicture } from './sniff-picture.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const member = 'member@demo.test';
const manager = 'labels@demo.test';
const png = (widthPx: number, heightPx: number) => Uint8Array.from(pngFile({ widthPx, heightPx }));
const fileOf = (answer: Answer) => z.object({ data: mediaFileSchema }).parse(answer.body).data;
const listSchema = z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) });

it.each([
  ['\u0089PNG\r\n\u001a\n....', 'image/png'],
  ['\u00ff\u00d8\u00ff\u00e0....', 'image/jpeg'],
  ['GIF89a....', 'image/gif'],
  ['RIFF....WEBPVP8 ', 'image/webp'],
  ['RIFF....WAVEfmt ', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', undefined],
  ['<!doctype html>', undefined],
  ['', undefined],
  ['\u0089PN', undefined],
])('a picture with the bytes %j has the type %s', (content, type) => {
  expect(sniffPicture(bytes(content))).toBe(type);
});

onEveryStore('the media library', (server) => {
  const add = (folder: string, content: Uint8Array<ArrayBuffer>, name: string, as = manager) => {
    const form = new FormData();
    form.append('file', new File([content], name));
    return server().call(`POST /api/mediaLibrary/folders/${encodeURIComponent(folder)}`, { as, body: form });
  };
  const files = async () =>
    listSchema.parse((await server().call('GET /api/mediaLibrary/files', { as: member })).body).data;

  it('serves a picture by the type of its bytes, to its own person only', async () => {
    const answer = await server().call('GET /api/mediaLibrary/files/1', { as: member });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="leaf.png"; filename*=UTF-8''leaf.png`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('Authorization'),
    });
    expect((await server().call('GET /api/mediaLibrary/files/1')).status).toBe(401);
  });

  it('sends nothing again to a browser that has the picture', async () => {
    const first = await server().call('GET /api/mediaLibrary/files/1', { as: member });
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    for (const sent of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await server().call('GET /api/mediaLibrary/files/1', {
        as: member,
        headers: { 'if-none-match': sent },
      });
      expect([again.status, again.body]).toEqual([304, '']);
    }
    const other = await server().call('GET /api/mediaLibrary/files/1', {
      as: member,
      headers: { 'if-none-match': '"other"' },
    });
    expect(other.status).toBe(200);
  });

  it('never shows a file in place that only claims to be a picture', async () => {
    const { organizationId } = demoOrganization;
    await server().store.asOrganization(organizationId, async (transaction) => {
      await transaction.insert(mediaFiles).values({
        organizationId,
        id: 900,
        folder: 'Marks',
        name: 'mark "ü".svg',
        contentType: 'image/png',
        content: bytes('<svg onload="alert(1)"/>'),
      });
    });
    const { headers } = await server().call('GET /api/mediaLibrary/files/900', { as: member });
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="mark ___.svg"; filename*=UTF-8''mark%20%22%C3%BC%22.svg`,
    );
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('gives no access to pictures of another organisation', async () => {
    const { body } = await server().call('GET /api/mediaLibrary/files', { as: 'free@free.test' });
    expect(listSchema.parse(body).data.map(({ id }) => id)).not.toContain(1);
    const answer = await server().call('GET /api/mediaLibrary/files/1', { as: 'free@free.test' });
    expect(answer.status).toBe(404);
  });

  it.each(['0', '-1', 'leaf.png', '99999999999', '424242'])('has no picture %s', async (id) => {
    expect((await server().call(`GET /api/mediaLibrary/files/${id}`, { as: member })).status).toBe(404);
  });

  it('stores a picture in a folder once, describes it, and writes it to the audit', async () => {
    const answer = await add('Märkte', png(40, 30), 'Blatt.png');
    expect(answer.status).toBe(200);
    const added = fileOf(answer);
    expect(added).toMatchObject({
      folder: 'Märkte',
      name: 'Blatt.png',
      contentType: 'image/png',
      widthPx: 40,
      heightPx: 30,
      addedAt: server().now().toISOString(),
    });
    expect(fileOf(await add('Märkte', png(40, 30), 'Again.png'))).toEqual(added);
    expect(fileOf(await add('Märkte', png(41, 30), 'blatt.png')).name).toBe('blatt (2).png');
    const { body, headers } = await server().call(`GET /api/mediaLibrary/files/${added.id}`, { as: member });
    expect(headers.get('content-type')).toBe('image/png');
    expect(String(body).length).toBeGreaterThan(0);
    const audit = await server().call('GET /api/audit?take=100', { as: 'admin@demo.test' });
    expect(JSON.stringify(audit.body)).toContain(`picture ${added.id}: Märkte/Blatt.png`);
  });

  it.each([
    ['..%2F..%2Fetc', 422],
    ['%2e%2e', 404],
    ['a%00b', 422],
    ['a%5Cb', 422],
    ['%E2%80%AEgnp', 422],
    ['%20', 422],
    ['x'.repeat(300), 422],
    ['%E0%A4%A', 422],
    ['a/b', 404],
  ])('answers the folder %s with %i', async (folder, status) => {
    const form = new FormData();
    form.append('file', new File([png(4, 4)], 'a.png'));
    const answer = await server().call(`POST /api/mediaLibrary/folders/${folder}`, {
      as: manager,
      body: form,
    });
    expect(answer.status).toBe(status);
  });

  it('refuses a file that is no picture, with the reason, and stores nothing of it', async () => {
    const before = (await files()).length;
    const answer = await add('Marks', bytes('<svg onload="alert(1)"/>'), 'a.png');
    expect([answer.status, messageOf(answer)]).toEqual([
      422,
      'SVG drawings can hold programs and are not taken. Save it as PNG and add that.',
    ]);
    const several = new FormData();
    several.append('file', new File([png(4, 4)], 'a.png'));
    several.append('file', new File([png(5, 4)], 'b.png'));
    const path = 'POST /api/mediaLibrary/folders/Marks';
    expect((await server().call(path, { as: manager, body: several })).status).toBe(422);
    expect((await server().call(path, { as: manager, body: new FormData() })).status).toBe(422);
    expect((await server().call(path, { as: manager, body: {} })).status).toBe(415);
    expect((await files()).length).toBe(before);
  });

  it('refuses a file over 10 MB', async () => {
    const answer = await add('Marks', new Uint8Array(10_000_001), 'a.png');
    expect([answer.status, messageOf(answer)]).toEqual([413, 'The picture is larger than 10 MB.']);
    expect((await add('Marks', new Uint8Array(10_100_000), 'a.png')).status).toBe(413);
  });

  it('is full at 100 MB, and stores nothing of the picture beyond that', async () => {
    const { organizationId } = demoOrganization;
    const filler = 990;
    await server().store.asOrganization(organizationId, (transaction) =>
      transaction.insert(mediaFiles).values({
        organizationId,
        id: filler,
        folder: 'Full',
        name: 'full.png',
        contentType: 'image/png',
        content: png(4, 4),
        sizeBytes: 100_000_000,
      }),
    );
    const usage = await server().call('GET /api/mediaLibrary/usage', { as: manager });
    expect(usage.body).toMatchObject({
      data: { maxTotalBytes: 100_000_000, maxFileBytes: 10_000_000, maxPixels: 16_000_000, maxFiles: 2000 },
    });
    const before = (await files()).length;
    const answer = await add('Marks', png(60, 30), 'more.png');
    expect([answer.status, messageOf(answer)]).toEqual([
      413,
      'The media library is full: its pictures may have 100 MB together. Delete some.',
    ]);
    expect((await files()).length).toBe(before);
    expect((await server().call(`DELETE /api/mediaLibrary/files/${filler}`, { as: manager })).status).toBe(
      200,
    );
  });

  it('moves and renames a picture, never over another one', async () => {
    const { id } = fileOf(await add('Old', png(70, 30), 'one.png'));
    await add('New', png(71, 30), 'two.png');
    const put = (body: object, as = manager) =>
      server().call(`PUT /api/mediaLibrary/files/${id}`, { as, body });
    expect(fileOf(await put({ folder: 'New', name: '../three' }))).toMatchObject({
      folder: 'New',
      name: 'three.png',
    });
    const taken = await put({ folder: 'New', name: 'TWO.png' });
    expect([taken.status, messageOf(taken)]).toEqual([
      409,
      'There is already a picture named TWO.png in New.',
    ]);
    expect((await put({ folder: '../x', name: 'a' })).status).toBe(422);
    expect((await put({ folder: 'New', name: '' })).status).toBe(422);
    expect((await put({ folder: 'New', name: 'x' }, member)).status).toBe(403);
    expect(
      (
        await server().call('PUT /api/mediaLibrary/files/4711', {
          as: manager,
          body: { folder: 'A', name: 'b' },
        })
      ).status,
    ).toBe(404);
  });

  it('lists where a picture is used, and does not delete it while it is', async () => {
    const use = await server().call('GET /api/mediaLibrary/files/2/usage', { as: manager });
    expect(use.body).toMatchObject({ data: { labels: [{ labelId: 4, name: 'Shipping 102 × 152' }] } });
    const answer = await server().call('DELETE /api/mediaLibrary/files/2', { as: manager });
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      'glass.png is used by label Shipping 102 × 152. Take it off there first.',
    ]);
    const { id } = fileOf(await add('Marks', png(80, 30), 'free.png'));
    expect((await server().call(`DELETE /api/mediaLibrary/files/${id}`, { as: member })).status).toBe(403);
    expect((await server().call(`DELETE /api/mediaLibrary/files/${id}`, { as: manager })).status).toBe(200);
    expect((await server().call(`GET /api/mediaLibrary/files/${id}`, { as: member })).status).toBe(404);
  });

  it('is changed by people who manage labels only', async () => {
    expect((await add('Marks', png(90, 30), 'x.png', member)).status).toBe(403);
    expect((await server().call('GET /api/mediaLibrary/usage', { as: member })).status).toBe(403);
  });
});
