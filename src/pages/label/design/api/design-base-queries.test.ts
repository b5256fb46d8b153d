// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { labelQueries } from '@/entities/label';
import type { TestDataRow } from '@/entities/review';
import { buildVersionRow, reviewHandlers } from '@/entities/review/index.testing';
import { mockApi } from '@/shared/testing';
import type { DesignRights } from '../model/save-ways';
import { buildTemplate, HASH_4, HASH_5 } from '../testing/design-builders';
import { designServer, setup, version4, version5 } from '../testing/design-server';
import { designBaseQueries, readAhead, type ReadableThing } from './design-base-queries';

const api = mockApi(...designServer([version5, version4]));
const label: ReadableThing = { kind: 'label', labelId: 7 };
const manager: DesignRights = { managesLabels: true, roles: [] };
const designer: DesignRights = { managesLabels: false, roles: ['LabelDesigner'] };
const both: DesignRights = { managesLabels: true, roles: ['LabelDesigner'] };

const read = (thing: ReadableThing, rights: DesignRights) =>
  new QueryClient().query(designBaseQueries.base(thing, rights));
const calls = () => api.sent.map(({ call }) => call).filter((call) => !call.endsWith('.ttf'));

describe('what a label’s next version begins with', () => {
  it('is read from the management of labels by those who have no part in the review', async () => {
    expect(await read(label, manager)).toEqual({
      template: buildTemplate(),
      name: 'Crème 200 g',
      labelId: 7,
      revision: 9,
      version: 4,
      newestVersion: 4,
      state: 'Published',
      savedBy: 'Liv Larsen',
      createdAt: '2026-11-01T08:00:00Z',
    });
    expect(calls()).toEqual(['GET labels/7/setup', 'GET labels/7/versions']);
  });

  it('is read from the review by designers, with the hash of what they see', async () => {
    expect(await read(label, designer)).toMatchObject({
      template: version5.template,
      name: 'Crème 200 g',
      labelId: 7,
      versionId: 51,
      version: 5,
      versionHash: HASH_5,
      newestHash: HASH_5,
      newestVersion: 5,
      state: 'Draft',
      revision: undefined,
      savedBy: 'Dagny Eriksen',
    });
    expect(calls()).not.toContain('GET labels/7/setup');
  });

  it('has the rows of test data of the version, each with a name', async () => {
    const testData: TestDataRow[] = [
      { name: 'Longest', values: { title: 'Crème de marrons' } },
      { name: ' ', values: {} },
    ];
    api.use(...reviewHandlers({ versions: [{ ...version5, testData }, version4] }));
    expect((await read(label, designer)).testData).toEqual([testData[0], { name: 'Row 2', values: {} }]);
  });

  it('has the revision too for those who may do both, read before the design', async () => {
    expect(await read(label, both)).toMatchObject({ revision: 9, version: 5, newestHash: HASH_5 });
    expect(calls().slice(0, 2).toSorted()).toEqual([
      'GET QualityAssurance/labels/7/versions',
      'GET labels/7/setup',
    ]);
    expect(calls().slice(2)).toEqual(['GET QualityAssurance/label/7/version/51']);
  });

  it('is no version that was withdrawn before it was printed, but is numbered after it', async () => {
    api.use(...reviewHandlers({ versions: [{ ...version5, state: 'Withdrawn' }, version4] }));
    expect(await read(label, designer)).toMatchObject({
      version: 4,
      newestVersion: 5,
      versionHash: HASH_4,
      newestHash: HASH_4,
    });
  });

  it('comes from the management of labels where a server has no list of versions', async () => {
    api.fail('QualityAssurance/labels/7/versions', 404, 'No such call.');
    api.answer('QualityAssurance/pendingVersions', { data: [] });
    api.answer('labels/getalllabelsbyorganization', { data: [{ labelId: 7, name: 'Crème 200 g' }] });
    api.fail('labels/7', 404, 'No such call.');
    const base = await read(label, both);
    expect([base.revision, base.version, base.versionId]).toEqual([9, 4, undefined]);
  });

  it('is refused where this program cannot read it', async () => {
    api.answer('labels/7/setup', { data: { ...setup, template: { design: 'xml' } } });
    await expect(read(label, manager)).rejects.toThrow(
      'This design was made by a newer or another program and cannot be changed here. Upload a file instead.',
    );
  });
});

describe('a version of the review', () => {
  it('is opened with what a save of it is based on, and whose approvals would fall', async () => {
    const approval = { step: 'DataApprover', by: 'Dagny Eriksen', at: '', comment: '', seenRegions: [] };
    const inReview = {
      ...version4,
      state: 'DesignApprover',
      approvals: [{ ...approval, approved: true, versionHash: HASH_4 }],
    };
    api.use(...reviewHandlers({ versions: [inReview] }));
    expect(await read({ kind: 'version', labelId: 7, versionId: 41 }, designer)).toMatchObject({
      versionId: 41,
      version: 4,
      versionHash: HASH_4,
      newestHash: HASH_4,
      approvedBy: ['Dagny Eriksen'],
    });
  });

  it('that is not the newest is based on the newest that was seen', async () => {
    expect(await read({ kind: 'version', labelId: 7, versionId: 41 }, designer)).toMatchObject({
      version: 4,
      versionHash: HASH_4,
      newestVersion: 5,
      newestHash: HASH_5,
    });
  });

  it('is opened where a server lists only versions that wait', async () => {
    api.fail('QualityAssurance/labels/7/versions', 404, 'No such call.');
    const waiting = { ...buildVersionRow({ labelVersionId: 41 }), labelId: 7, name: 'Crème 200 g' };
    api.answer('QualityAssurance/pendingVersions', { data: [waiting] });
    const base = await read({ kind: 'version', labelId: 7, versionId: 41 }, designer);
    expect([base.versionHash, base.newestHash]).toEqual([HASH_4, undefined]);
  });
});

it('a standard template that is gone is refused', async () => {
  api.answer('labels/standardLabelTemplates', { data: [] });
  api.answer('labels/standardLabels', { data: [] });
  await expect(read({ kind: 'new', from: { standardId: 'gone' } }, manager)).rejects.toThrow(
    'This standard template no longer exists.',
  );
});

/** Opens the design as its screen does, and returns what it shows at last. */
async function shown(client: QueryClient) {
  const observer = new QueryObserver(client, designBaseQueries.base(label, manager));
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
  return { data: observer.getCurrentResult().data, leave };
}
const answered = (client: QueryClient) =>
  vi.waitFor(() => {
    const { queryKey } = designBaseQueries.base(label, manager);
    expect(client.getQueryState(queryKey)?.status).toBe('success');
  });
const setups = () => calls().filter((call) => call === 'GET labels/7/setup').length;

describe('a design that is read ahead of its screen', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is read once, whether its screen is opened before the answer or right after it', async () => {
    const early = new QueryClient();
    readAhead(early, label, manager);
    expect((await shown(early)).data).toMatchObject({ labelId: 7 });
    expect(setups()).toBe(1);
    const late = new QueryClient();
    readAhead(late, label, manager);
    await answered(late);
    readAhead(late, label, manager);
    expect((await shown(late)).data).toMatchObject({ labelId: 7 });
    expect(setups()).toBe(2);
  });

  it('is read anew where more than a second has gone by, so that no earlier visit is shown', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const client = new QueryClient();
    readAhead(client, label, manager);
    const { leave } = await shown(client);
    leave();
    vi.setSystemTime(Date.now() + 1001);
    api.answer('labels/7/setup', { data: { ...setup, name: 'Crème 250 g' } });
    readAhead(client, label, manager);
    expect((await shown(client)).data).toMatchObject({ name: 'Crème 250 g' });
  });

  it('is read although the screen that was reading a part of it is left meanwhile', async () => {
    const client = new QueryClient();
    let asked = 0;
    api.use(
      http.get('*/labels/7/setup', async () => {
        asked += 1;
        if (asked === 1) await delay('infinite');
        return HttpResponse.json({ data: setup });
      }),
    );
    // A list reads the templates of its labels for small pictures.
    const leaveList = new QueryObserver(client, labelQueries.setup(7)).subscribe(() => undefined);
    await vi.waitFor(() => expect(asked).toBe(1));
    readAhead(client, label, manager);
    leaveList();
    expect((await shown(client)).data).toMatchObject({ name: 'Crème 200 g' });
  });

  it('is not touched while a screen shows it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const client = new QueryClient();
    await shown(client);
    vi.setSystemTime(Date.now() + 60_000);
    const before = setups();
    readAhead(client, label, manager);
    const again = await shown(client);
    expect(again.data).toMatchObject({ name: 'Crème 200 g' });
    expect(setups()).toBe(before);
  });
});
