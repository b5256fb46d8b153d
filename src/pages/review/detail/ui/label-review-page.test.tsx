import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import type { ReviewVersion } from '@/entities/review';
import {
  buildHistoryEntry,
  buildReviewVersion,
  HASH,
  reviewHandlers,
  type ReviewFacts,
} from '@/entities/review/index.testing';
import { answer, apiUrl, expectAccessible, mockApi, press, renderPage } from '@/shared/testing';
import { LabelReviewPage } from './label-review-page';

const EXPORT = 'QualityAssurance/labels/7/history/export';
const api = mockApi();

const printed = buildReviewVersion({
  labelVersionId: 21,
  version: 2,
  state: 'Published',
  publishedAt: '2026-10-01T12:00:00Z',
  waitsFor: [],
});
const replaced = buildReviewVersion({
  labelVersionId: 11,
  version: 1,
  state: 'Superseded',
  publishedAt: '2026-09-15T12:00:00Z',
  waitsFor: [],
});
function serve(open: Partial<ReviewVersion> | undefined, known: ReviewFacts = {}) {
  api.use(
    answer('preferences/userSettings', { data: {} }),
    answer('features', { data: { printHistoryEnabled: true } }),
    ...reviewHandlers({
      versions: [...(open ? [buildReviewVersion(open)] : []), printed, replaced],
      ...known,
    }),
  );
}
const show = (...QualityAssuranceRole: string[]) =>
  renderPage(<LabelReviewPage />, {
    path: '/qa/labels/7/details',
    route: '/qa/labels/:labelId/details',
    as: { QualityAssuranceRole, UserRole: ['Administrator'] },
  });
const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') ?? document.body);
const offers = async () => {
  const open = await section('Version 3 under way');
  await open.findByRole('link', { name: 'Preview' });
  return [...open.queryAllByRole('link'), ...open.queryAllByRole('button')]
    .map(({ textContent }) => textContent)
    .filter((text) => !text.startsWith(HASH.slice(0, 10)));
};

describe('the version under way', () => {
  it('says how far it is, for whom it waits, and what was said about it', async () => {
    serve({
      state: 'DesignApprover',
      comment: 'Smaller logo',
      approvals: [
        {
          step: 'DataApprover',
          approved: true,
          by: 'Dagny Eriksen',
          at: '2026-11-20T10:00:00Z',
          comment: 'Checked with the recipe',
          versionHash: HASH,
          seenRegions: [],
        },
      ],
      testData: [{ name: 'Longest', values: {} }],
      waitsFor: ['Dora Dahl'],
    });
    show();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Label versions');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Crème 200 g'));
    expect(screen.getByText('Version 2 is printed now.')).toBeTruthy();
    const open = await section('Version 3 under way');
    expect(
      within(open.getByRole('list', { name: 'Review' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Datadone', 'Designnow', 'Publishto come']);
    expect(open.getByText('Waiting for Dora Dahl')).toBeTruthy();
    expect(await open.findByText('Smaller logo')).toBeTruthy();
    expect(open.getByText(/^Data approved by Dagny Eriksen, /)).toBeTruthy();
    expect(open.getByText('Checked with the recipe')).toBeTruthy();
    expect(open.getByText('creme.json')).toBeTruthy();
    expect(open.getByText('1 row')).toBeTruthy();
    await screen.findByText('Nothing has happened to this label yet.');
    await expectAccessible();
  });

  it.each<[string, string[], Partial<ReviewVersion>, string[]]>([
    [
      'a designer',
      ['LabelDesigner'],
      { state: 'Draft' },
      ['Edit file and test data', 'Design', 'Preview', 'Submit for approval', 'Withdraw'],
    ],
    ['a designer', ['LabelDesigner'], {}, ['Replace the file', 'Design', 'Preview', 'Withdraw']],
    ['who approves data', ['DataApprover'], {}, ['Review Data', 'Preview']],
    ['who approves designs', ['DesignApprover'], { state: 'DesignApprover' }, ['Review Design', 'Preview']],
    [
      'who publishes',
      ['Publisher'],
      { state: 'Publisher', publishAt: '2026-12-01T06:00:00Z' },
      ['Review Publish', 'Preview'],
    ],
    ['the quality manager', ['QualityManager'], {}, ['Preview', 'Withdraw']],
    ['an administrator', [], {}, ['Preview']],
  ])('offers %s (%j) with %o: %j', async (_who, roles, open, expected) => {
    serve(open);
    show(...roles);
    expect(await offers()).toEqual(expected);
  });

  it('says why what is missed is not there', async () => {
    serve({ isOwn: true });
    show('DataApprover');
    const open = await section('Version 3 under way');
    for (const reason of [
      'You uploaded this version yourself: somebody else has to approve it.',
      'Replacing the file needs the Label designer role. Administrators give roles under Users.',
      'Withdrawing needs the Label designer or Quality manager role. Administrators give roles under Users.',
    ])
      expect(await open.findByText(reason)).toBeTruthy();
  });

  it('sends a version that is set ready with the version that was seen and the comment', async () => {
    serve({ state: 'Draft' }, { answer: { state: 'DataApprover' } });
    show('LabelDesigner');
    await press('Submit for approval');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Its data is approved first/)).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox'), 'New nutrition table');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit for approval' }));
    const said = await screen.findByText('Version 3 was submitted for approval.');
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect(api.written()).toEqual([
      {
        call: 'POST QualityAssurance/labels/7/SetReadyForApproval',
        body: { labelVersionId: 31, versionHash: HASH, comment: 'New nutrition table' },
      },
    ]);
  });

  it('is withdrawn only with a reason, and what it means is said before', async () => {
    serve({}, { answer: { state: 'Withdrawn' } });
    show('QualityManager');
    await press('Withdraw');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Its review ends here, and it can no longer be published\./)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByText('Give the reason for withdrawing it.')).toBeTruthy();
    expect(api.written()).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox'), 'Wrong recipe');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Version 3 was withdrawn.')).toBeTruthy();
    expect(api.written()).toEqual([
      {
        call: 'POST QualityAssurance/version/31/withdraw',
        body: { versionHash: HASH, comment: 'Wrong recipe' },
      },
    ]);
  });

  it('says that somebody else moved the version on, and keeps what was typed', async () => {
    serve({});
    const Message = 'Version 3 of “Crème 200 g” is in design approval now: Dagny Eriksen approved the data.';
    api.fail('POST QualityAssurance/version/31/withdraw', 409, Message);
    show('Master');
    await press('Withdraw');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Wrong recipe');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByText(Message)).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Wrong recipe');
  });
});

describe('all versions', () => {
  it('says who made each version and when, and leads to what was printed of it', async () => {
    serve(undefined);
    show('Publisher');
    expect(await screen.findByText('No version is under way')).toBeTruthy();
    const rows = within(await screen.findByRole('table', { name: 'Versions' })).getAllByRole('row');
    expect(rows.map((row) => within(row).queryByRole('rowheader')?.textContent)).toEqual([
      undefined,
      '260 × 40 mm',
      '160 × 40 mm',
    ]);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Prints of version 1' }).getAttribute('href')).toBe(
        '/printhistory?period=custom&from=2026-09-15&to=2026-10-01&label=7',
      ),
    );
    await press('Withdraw version 2');
    expect(
      await screen.findByText(/^Nobody can print this label until another version of it is published/),
    ).toBeTruthy();
  });

  it.each([
    [404, 'Label not found, or this server does not keep versions of labels.'],
    [403, 'You are not allowed to see this. An administrator of your organisation can grant it.'],
    [400, 'The database is away.'],
  ])('says why the versions cannot be read (%i)', async (status, words) => {
    serve(undefined);
    api.fail('QualityAssurance/labels/7/versions', status, 'The database is away.');
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('a server that tells only the versions that wait', () => {
  it('is not said to know that nobody could act, or that nothing is printed', async () => {
    serve({ state: 'DesignApprover', version: undefined, waitsFor: [] });
    api.fail('QualityAssurance/labels/7/versions', 404, 'No such call.');
    api.use(
      answer('QualityAssurance/pendingVersions', {
        data: [{ labelId: 7, labelVersionId: 31, name: 'Crème 200 g', state: 'DesignApprover' }],
      }),
    );
    show('Master');
    expect(
      await screen.findByText('This server lists only versions that are waiting for review.'),
    ).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Review' })).toBeTruthy();
    expect(screen.queryByText(/No one who can act/)).toBeNull();
    expect(screen.queryByText('No version of this label is printed yet.')).toBeNull();
  });
});

describe('the audit trail', () => {
  const history = [
    buildHistoryEntry(),
    buildHistoryEntry({
      historyId: 2,
      at: '2026-11-20T10:00:00Z',
      by: 'Dagny Eriksen',
      action: 'reject',
      meaning: 'Rejected the data',
      from: 'DataApprover',
      to: 'Draft',
      comment: 'The allergens are missing',
      signed: true,
      seenRegions: [{ number: 1, words: 'Text “Crème” became “Creme”' }],
      hash: 'beef'.repeat(16),
    }),
  ];

  it('tells every step of the audit trail, newest first', async () => {
    serve({}, { history });
    show();
    const steps = within(await screen.findByRole('list', { name: 'Audit trail' }));
    const [newest, oldest] = steps.getAllByText(/\(version 3\)$/).map(({ textContent }) => textContent);
    expect([newest, oldest]).toEqual(['Rejected the data (version 3)', 'Uploaded the version (version 3)']);
    expect(steps.getByText('The allergens are missing')).toBeTruthy();
    expect(steps.getByText('Signed with the password')).toBeTruthy();
    expect(steps.getByText('Saw 1 changed region')).toBeTruthy();
    expect(steps.getByText('1. Text “Crème” became “Creme”')).toBeTruthy();
    expect(steps.getByTitle(`SHA-256 ${'beef'.repeat(16)}`)).toBeTruthy();
  });

  it('downloads the audit trail as CSV or JSON under the name of the server', async () => {
    serve({}, { history });
    api.use(
      http.get(
        apiUrl(EXPORT),
        () =>
          new HttpResponse('[]', { headers: { 'Content-Disposition': 'attachment; filename="creme.json"' } }),
      ),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    show();
    await press('Export as JSON');
    expect(await screen.findByText('creme.json was downloaded.')).toBeTruthy();
    expect(api.sentTo(`GET ${EXPORT}`).map(({ query }) => String(query))).toEqual(['format=json']);
  });

  it.each([
    [404, 'This server does not offer this.'],
    [400, 'The database is away.'],
  ])('leaves the versions alone when the audit trail cannot be read (%i)', async (status, words) => {
    serve({});
    api.fail('QualityAssurance/labels/7/history', status, 'The database is away.');
    show();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Versions' })).toBeTruthy();
  });
});
