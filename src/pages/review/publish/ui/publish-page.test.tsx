import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fontHandlers, shelfTemplate } from '@/entities/label/index.testing';
import { buildReviewVersion, HASH, reviewHandlers } from '@/entities/review/index.testing';
import type { ReviewVersion } from '@/entities/review';
import { screenSight } from '@/features/compare-versions/index.testing';
import {
  answer,
  button,
  expectAccessible,
  field,
  mockApi,
  press,
  pressIn,
  renderPage,
} from '@/shared/testing';
import { toLocalField } from '../model/publish-form';
import { PublishPage } from './publish-page';

const api = mockApi(...fontHandlers());
beforeEach(() => {
  screenSight();
});

const PUBLISH = 'QualityAssurance/version/31/publish';
const [title, barcode] = shelfTemplate.elements;
const approval = (step: string, by: string, comment: string) => ({
  step,
  approved: true,
  by,
  at: '2026-11-20T10:00:00Z',
  comment,
  versionHash: HASH,
  seenRegions: [],
});

function handlers(fields: Partial<ReviewVersion>) {
  const published = buildReviewVersion({
    labelVersionId: 21,
    version: 2,
    state: 'Published',
    template: shelfTemplate,
    publishedVersionId: 21,
  });
  const pending = buildReviewVersion({
    state: 'Publisher',
    template: { ...shelfTemplate, elements: [{ ...title, value: 'Net {{title}}' }, barcode] },
    approvals: [
      approval('DataApprover', 'Dagny Eriksen', 'Numbers compared.'),
      approval('DesignApprover', 'Dora Design', ''),
    ],
    waitsFor: ['Petra Prinz'],
    ...fields,
  });
  const made = { state: 'Published', publishAt: null, next: null, left: 0 };
  return reviewHandlers({ versions: [pending, published], answer: made });
}

function show(fields: Partial<ReviewVersion> = {}, roles: readonly string[] = ['Publisher']) {
  api.use(...handlers(fields));
  return renderPage(<PublishPage />, {
    path: '/qa/labels/7/versions/31/publish',
    route: '/qa/labels/:labelId/versions/:versionId/publish',
    as: { UserId: '7', QualityAssuranceRole: roles },
  });
}

const timeField = () => screen.findByLabelText<HTMLInputElement>(/^Date and time/);
const enterTime = async (value: string) => {
  await userEvent.click(await screen.findByRole('radio', { name: 'At a date and time' }));
  const input = await timeField();
  await userEvent.clear(input);
  await userEvent.type(input, value);
};
const tomorrow = () => new Date(Date.now() + 86_400_000);

describe('before it is published', () => {
  it('says what changes, who approved it, and what publishing brings about, and shows the two labels', async () => {
    show();
    expect(await screen.findByText('1 change on the label, 1 changed text or variable.')).toBeTruthy();
    expect(await screen.findAllByRole('img')).toHaveLength(2);
    const decided = within(screen.getByRole('region', { name: 'Decisions so far' }));
    expect(decided.getByText('Numbers compared.')).toBeTruthy();
    expect(decided.getByText(/^Dora Design,/)).toBeTruthy();
    expect(
      screen.getByText('From then on “Crème 200 g” prints version 3 instead of version 2.'),
    ).toBeTruthy();
    await expectAccessible();
    await press('Hide it');
    expect(screen.queryByRole('img')).toBeNull();
    await press('Show the comparison');
    expect(await screen.findAllByRole('img')).toHaveLength(2);
  });

  it('shows the page the server draws where it does not tell the template', async () => {
    api.answer('QualityAssurance/label/7/preview/0/31', {
      pdfAsBase64String: btoa('%PDF-1.7'),
      fileName: 'Creme.pdf',
    });
    show({ template: undefined });
    expect(await screen.findByTitle('The label as it prints')).toBeTruthy();
    expect(screen.queryByText('Comparing the two versions')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy();
  });

  it('supersedes nothing where it is the first version', async () => {
    show({ publishedVersionId: undefined });
    expect(await screen.findByText('From then on “Crème 200 g” prints version 3.')).toBeTruthy();
    expect(screen.getByText('This label has no published version yet, so everything is new.')).toBeTruthy();
  });

  it('tells who may not, and offers nothing', async () => {
    show({}, ['DataApprover']);
    expect(
      await screen.findByText('Publishing needs the Publisher role. Administrators give roles under Users.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('tells that there is nothing to publish in another state', async () => {
    show({ state: 'DataApprover' });
    expect(await screen.findByText('Version 3: Awaiting data approval')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});

describe('publishing', () => {
  it('publishes at once, and leads to the list with what became of it', async () => {
    const app = show();
    await press('Publish');
    await pressIn('Publish version 3 now?', 'Publish now');
    await waitFor(() => expect(app.location()).toBe('/qa/labels'));
    expect(api.written()).toEqual([
      {
        call: 'POST QualityAssurance/version/31/publish',
        body: { publishAt: null, comment: '', versionHash: HASH },
      },
    ]);
  });

  it('counts an empty answer as published, and asks what else waits', async () => {
    const app = show();
    api.done(`POST ${PUBLISH}`);
    api.answer('QualityAssurance/pendingVersions', {
      data: { data: [{ labelId: 9, labelVersionId: 51, name: 'Shipping', state: 'Publisher' }] },
    });
    await press('Publish');
    await pressIn('Publish version 3 now?', 'Publish now');
    await waitFor(() => expect(app.location()).toBe('/qa/labels/9/versions/51/publish'));
    expect(api.bodies(`POST ${PUBLISH}`)).toHaveLength(1);
  });

  it('leads to the list after an empty answer where nobody can tell what else waits', async () => {
    const app = show();
    api.done(`POST ${PUBLISH}`, 200);
    api.fail('QualityAssurance/pendingVersions', 500, 'No');
    await press('Publish');
    await pressIn('Publish version 3 now?', 'Publish now');
    await waitFor(() => expect(app.location()).toBe('/qa/labels'));
    expect(screen.queryByText('The decision was not saved')).toBeNull();
  });

  it('publishes at a time of the person’s own clock, whose time zone is said', async () => {
    show();
    const at = toLocalField(tomorrow());
    await enterTime(at);
    expect(screen.getByText(new RegExp(Intl.DateTimeFormat().resolvedOptions().timeZone))).toBeTruthy();
    await press('Schedule');
    await pressIn('Publish version 3 later?', 'Schedule');
    await waitFor(() => expect(api.written()).toHaveLength(1));
    expect(api.written()[0]?.body).toMatchObject({ publishAt: new Date(at).toISOString() });
  });

  it('takes no time that has passed', async () => {
    show();
    await enterTime('2020-01-01T06:00');
    expect(await screen.findByText('This time has passed. Choose a later one.')).toBeTruthy();
    await press('Schedule');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(await timeField());
  });

  it('refuses a stale screen in place, with the way to see the version as it is', async () => {
    show();
    const stale = 'Somebody has replaced the file of this version since you opened it.';
    api.fail(`POST ${PUBLISH}`, 409, stale);
    await press('Publish');
    await pressIn('Publish version 3 now?', 'Publish now');
    expect(await screen.findByText(stale)).toBeTruthy();
    expect(button('Publish').getAttribute('aria-disabled')).toBe('true');
    await press('Load it again');
    await waitFor(() => expect(screen.queryByText(stale)).toBeNull());
  });

  it('signs with the password where the organisation wants it', async () => {
    show({ asksPassword: true });
    await press('Publish');
    await userEvent.type(await screen.findByLabelText(/^Your password/), 'secret');
    expect(screen.getByText(/^You sign with your password\..* published the version\.”$/)).toBeTruthy();
    await pressIn('Publish version 3 now?', 'Publish now');
    await waitFor(() => expect(api.written()).toHaveLength(1));
    expect(api.written()[0]?.body).toMatchObject({ password: 'secret' });
  });
});

describe('a time that is set', () => {
  it('says the time that is set, which can be changed and taken away', async () => {
    const publishAt = new Date(toLocalField(tomorrow())).toISOString();
    show({ publishAt });
    expect(await screen.findByText(/^Scheduled for /)).toBeTruthy();
    expect((await timeField()).value).toBe(toLocalField(new Date(publishAt)));
    api.use(
      answer(`DELETE ${PUBLISH}`, () => {
        api.use(...handlers({ publishAt: '' }));
        return { data: { state: 'Publisher', publishAt: null } };
      }),
    );
    await press('Cancel schedule');
    await waitFor(() => expect(screen.queryByText(/^Scheduled for /)).toBeNull());
    expect(api.bodies(`DELETE ${PUBLISH}`)).toEqual([{ versionHash: HASH }]);
  });

  it('says where a server does not let a time be taken away', async () => {
    show({ publishAt: tomorrow().toISOString() });
    api.fail(`DELETE ${PUBLISH}`, 404, 'No');
    await press('Cancel schedule');
    expect(
      await screen.findByText(
        'This server cannot cancel a schedule. Choose another time, or reject the version.',
      ),
    ).toBeTruthy();
  });
});

it('makes a rejected version a draft again, with a comment, however little the server answers', async () => {
  const app = show();
  api.done('POST QualityAssurance/labels/7/version/31/approvals');
  await press('Reject');
  expect(await screen.findByText('Say what is wrong, so that it can be fixed.')).toBeTruthy();
  await userEvent.type(field('Comment'), 'Wrong week.');
  await press('Reject');
  await pressIn('Reject version 3?', 'Reject');
  await waitFor(() => expect(api.written()).toHaveLength(1));
  expect(api.written()[0]).toMatchObject({
    call: 'POST QualityAssurance/labels/7/version/31/approvals',
    body: { approved: false, comment: 'Wrong week.', state: 'Publisher' },
  });
  await waitFor(() => expect(app.location()).toBe('/qa/labels'));
});
