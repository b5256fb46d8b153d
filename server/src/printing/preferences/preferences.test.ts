import { expect, it } from 'vitest';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';
import { pickDefaultPrinter } from '../printers/default-printer.ts';

onEveryStore('preferences', (server) => {
  const member = 'member@demo.test';

  const defaultOf = async (as: string) => {
    const { body } = await server().call('GET /api/printers', { as });
    return (body as { data: { printerId: number; isDefault: boolean }[] }).data
      .filter(({ isDefault }) => isDefault)
      .map(({ printerId }) => printerId);
  };

  it('are stored for each person', async () => {
    const body = {
      dateLanguage: 'de',
      colorScheme: 'dark',
      labels: [{ labelId: 1, printers: [{ printerId: 2, isDefault: true }] }],
    };
    expect((await server().call('POST /api/preferences/userSettings', { as: member, body })).body).toEqual({
      data: body,
    });
    expect((await server().call('GET /api/preferences/userSettings', { as: member })).body).toEqual({
      data: body,
    });
    expect(
      (await server().call('GET /api/preferences/userSettings', { as: 'packer@demo.test' })).body,
    ).toEqual({ data: { labels: [] } });
  });

  it('make a printer the default of the person who chose it', async () => {
    expect(await defaultOf(member)).toEqual([2]);
    expect(await defaultOf('packer@demo.test')).toEqual([1]);
  });

  it('are stored for each computer, by people who manage printers', async () => {
    const body = { computerName: 'BAKERY-01', printers: [{ printerId: 3, isDefault: true }] };
    for (const round of [1, 2]) {
      const saved = await server().call('POST /api/preferences/computers/printerPreferences', {
        as: member,
        body,
      });
      expect([round, saved.status]).toEqual([round, 200]);
    }
    expect(
      (
        await server().call('GET /api/preferences/computers?computerName=BAKERY-01', {
          as: 'packer@demo.test',
        })
      ).body,
    ).toEqual({ data: body });
    expect(
      (
        await server().call('POST /api/preferences/computers/printerPreferences', {
          as: 'packer@demo.test',
          body,
        })
      ).status,
    ).toBe(403);
  });

  it('decide how a label is put on the paper of a printer, saved by POST or PUT', async () => {
    const body = {
      labelId: 1,
      printerId: 1,
      orientation: 'landscape',
      scale: 'fit',
      side: 'simplex',
      paperSize: 'A4',
      customPaperSize: null,
    };
    expect((await server().call('POST /api/print-settings', { as: member, body })).status).toBe(200);
    expect(
      (await server().call('PUT /api/print-settings', { as: member, body: { ...body, paperSize: 'A5' } }))
        .status,
    ).toBe(200);
    const job = {
      computerName: 'BAKERY-01',
      labels: [{ labelId: 1, printerId: 1, articleId: 1, quantity: 1 }],
    };
    const printed = await server().call('POST /api/printjobs/article', { as: member, body: job });
    expect(printed.body).toMatchObject({
      printFiles: [{ orientation: 'landscape', scale: 'fit', paperSize: 'A5' }],
    });
  });

  const settings = {
    labelId: 2,
    printerId: 1,
    orientation: 'landscape',
    scale: 'shrink',
    side: 'duplexlong',
    paperSize: 'custom',
    customPaperSize: '100x60.5',
  };

  it('of a label on a printer can be read, are those of the label itself at first, and are passed on with the file', async () => {
    const read = async () =>
      (await server().call('GET /api/print-settings?labelId=2&printerId=1', { as: member })).body;
    const own = {
      labelId: 2,
      printerId: 1,
      orientation: 'portrait',
      scale: 'noscale',
      side: 'simplex',
      paperSize: null,
      customPaperSize: null,
    };
    expect(await read()).toEqual({ data: own });
    const ids = { labelId: '2', printerId: '1' };
    const saved = await server().call('POST /api/print-settings', {
      as: member,
      body: { ...settings, ...ids },
    });
    expect(saved.body).toEqual({ data: settings });
    expect(await read()).toEqual({ data: settings });
    const { labelId: _label, printerId: _printer, ...paper } = settings;
    const job = { computerName: 'X', labels: [{ labelId: 2, printerId: 1, articleId: 1, quantity: 1 }] };
    const printed = await server().call('POST /api/printjobs/article', { as: member, body: job });
    expect(printed.body).toMatchObject({ printFiles: [paper] });
    await server().call('PUT /api/print-settings', { as: member, body: own });
    expect(await read()).toEqual({ data: own });
  });

  it.each<[object, string]>([
    [{ paperSize: 'B17' }, 'paperSize'],
    [{ customPaperSize: null }, 'customPaperSize'],
    [{ customPaperSize: '100' }, 'customPaperSize'],
    [{ customPaperSize: '0x60' }, 'customPaperSize'],
    [{ customPaperSize: '100x9999' }, 'customPaperSize'],
    [{ customPaperSize: '100x60; rm' }, 'customPaperSize'],
    [{ orientation: 'diagonal' }, 'orientation'],
    [{ scale: '250' }, 'scale'],
    [{ side: 'both' }, 'side'],
    [{ labelId: 999 }, 'There is no label 999.'],
    [{ printerId: 999 }, 'There is no printer 999.'],
    [{ paperTray: 2 }, 'paperTray'],
  ])('of a label on a printer are refused with %j', async (bad, words) => {
    const answer = await server().call('POST /api/print-settings', {
      as: member,
      body: { ...settings, ...bad },
    });
    expect([answer.status, messageOf(answer)]).toEqual([422, expect.stringContaining(words)]);
  });

  it('refuse a printer that is not there', async () => {
    const body = { computerName: 'X', printers: [{ printerId: 77, isDefault: true }] };
    const answer = await server().call('POST /api/preferences/computers/printerPreferences', {
      as: member,
      body,
    });
    expect([answer.status, messageOf(answer)]).toEqual([422, 'There is no printer 77.']);
  });

  it('allow three favourites and no fourth, even at once, and always allow removal', async () => {
    const as = 'admin@demo.test';
    const mark = (id: number, favorite = true) =>
      server().call(`PUT /api/widgets/${id}/favorite`, { as, body: { favorite } });
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((id) => mark(id)));
      const refused = answers.filter(({ status }) => status === 409);
      expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([3, 4]);
      expect(new Set(refused.map(messageOf))).toEqual(new Set(['Maximum 3 favorites allowed']));
      for (const id of [1, 2, 3, 4, 5, 6, 7]) expect((await mark(id, false)).status).toBe(200);
    }
  });

  it('show a person the widgets of their groups and those of everybody', async () => {
    const idsOf = async (as: string) =>
      ((await server().call('GET /api/widgets', { as })).body as { data: { id: number }[] }).data.map(
        ({ id }) => id,
      );
    expect(await idsOf('member@demo.test')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await idsOf('packer@demo.test')).toEqual([1, 3, 5, 6, 7]);
    expect(await idsOf('data@demo.test')).toEqual([1, 2, 3, 4, 7]);
    expect(
      (
        await server().call('PUT /api/widgets/2/favorite', {
          as: 'packer@demo.test',
          body: { favorite: true },
        })
      ).status,
    ).toBe(404);
  });
});

it.each([
  ['the one chosen for every label', { printerIds: [1, 2], chosen: [2, 2], groupDefaults: [1] }, 2],
  [
    'the group’s, when several were chosen',
    { printerIds: [1, 2, 3], chosen: [2, 3], groupDefaults: [null, 3] },
    3,
  ],
  ['the first, when nothing was chosen', { printerIds: [4, 5], chosen: [], groupDefaults: [null] }, 4],
  ['the first, when the chosen one is gone', { printerIds: [4], chosen: [9], groupDefaults: [] }, 4],
  ['none, when there is no printer', { printerIds: [], chosen: [], groupDefaults: [] }, undefined],
])('the default printer is %s', (_, { printerIds, chosen, groupDefaults }, expected) => {
  const labels = chosen.map((printerId, labelId) => ({
    labelId: labelId + 1,
    printers: [{ printerId, isDefault: true }],
  }));
  expect(pickDefaultPrinter({ printerIds, chosen: labels, groupDefaults })).toBe(expected);
});
