import { expect, it } from 'vitest';
import { z } from 'zod';
import { onEveryStore } from '../../../testing/on-every-store.ts';
import { messageOf } from '../../../testing/test-server.ts';

const designer = 'labels@demo.test';

const shelf = {
  format: 'platen-label',
  version: 1,
  name: 'Shelf',
  widthMm: 60,
  heightMm: 40,
  variables: [
    { name: 'title', type: 'default', required: true, propertySize: 40, defaultValue: 'Jam' },
    { name: 'logo', type: 'media-ref' },
    { name: 'vegan', type: 'toggle' },
  ],
  elements: [],
};

onEveryStore('the call POST /api/labels/extract', (server) => {
  const extract = (content: string | Uint8Array<ArrayBuffer>, fileName: string) => {
    const body = new FormData();
    body.append('file', new File([content], fileName));
    return server().call('POST /api/labels/extract', { as: designer, body });
  };

  it('returns the content of a Platen file', async () => {
    const answer = await extract(JSON.stringify(shelf), 'shelf.json');
    expect(answer.body).toEqual({
      data: {
        format: 'platen',
        name: 'Shelf',
        widthMm: 60,
        heightMm: 40,
        variables: [
          { variableName: 'title', type: 'default', required: true, propertySize: 40, defaultValue: 'Jam' },
          { variableName: 'logo', type: 'media-ref', required: false },
          { variableName: 'vegan', type: 'toggle', required: false },
        ],
        template: shelf,
        notes: [],
      },
    });
  });

  it.each<[number, string, string, string | Uint8Array<ArrayBuffer>]>([
    [
      415,
      'This is a NiceLabel file, which cannot be read here. In its program, export the label as SVG or as ZPL (print to file), and upload that.',
      'jam.nlbl',
      new Uint8Array([1, 2, 3]),
    ],
    [422, 'The file begins like JSON, but it is not valid JSON.', 'jam.json', '{"format":'],
    [422, 'The file is empty.', 'jam.json', ''],
    [
      413,
      'The file is too large: a label file has at most 10 MB. Put large pictures into the media library.',
      'jam.json',
      new Uint8Array(10_000_001),
    ],
  ])('refuses with %i: %s', async (status, message, fileName, content) => {
    const answer = await extract(content, fileName);
    expect([answer.status, messageOf(answer)]).toEqual([status, message]);
  });

  it('takes exactly one file, in a form, under its name', async () => {
    const body = new FormData();
    body.append('other', new File(['{}'], 'a.json'));
    expect((await server().call('POST /api/labels/extract', { as: designer, body })).status).toBe(422);
    body.append('file', 'no file');
    expect((await server().call('POST /api/labels/extract', { as: designer, body })).status).toBe(422);
    const json = await server().call('POST /api/labels/extract', { as: designer, body: {} });
    expect([json.status, messageOf(json)]).toEqual([
      415,
      'The body must be a form with a file, sent as multipart/form-data.',
    ]);
  });

  it.each([
    [undefined, 60],
    ['203', 60],
    ['300', 40.64],
  ])('reads ZPL at the resolution it was made for: %s', async (dpi, widthMm) => {
    const body = new FormData();
    body.append('file', new File(['^XA^PW480^LL320^FO9,9^FDLot {{lot}}^FS^XZ'], 'lot.zpl'));
    if (dpi !== undefined) body.append('dpi', dpi);
    const answer = await server().call('POST /api/labels/extract', { as: designer, body });
    expect(answer.body).toMatchObject({
      data: {
        format: 'zpl',
        name: 'lot',
        widthMm,
        variables: [{ variableName: 'lot', type: 'default', required: false }],
      },
    });
  });

  it.each([
    ['width="200" height="100"', true],
    ['viewBox="0 0 200 100"', true],
    ['width="60mm" height="30mm" viewBox="0 0 200 100"', undefined],
  ])('tells of an SVG with %s whether its size is guessed: %s', async (size, isGuessed) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="50" height="20"/></svg>`;
    const answer = await extract(drawing, 'box.svg');
    expect(answer.status).toBe(200);
    const { data } = z.object({ data: z.object({ sizeGuessed: z.boolean().optional() }) }).parse(answer.body);
    expect(data.sizeGuessed).toBe(isGuessed);
  });

  it('refuses a resolution that no printer has', async () => {
    const body = new FormData();
    body.append('file', new File(['^XA^FO9,9^FDa^FS^XZ'], 'lot.zpl'));
    body.append('dpi', '1');
    expect((await server().call('POST /api/labels/extract', { as: designer, body })).status).toBe(422);
  });

  it('is allowed to people who manage labels', async () => {
    const body = new FormData();
    body.append('file', new File(['{}'], 'a.json'));
    expect((await server().call('POST /api/labels/extract', { as: 'member@demo.test', body })).status).toBe(
      403,
    );
  });
});
