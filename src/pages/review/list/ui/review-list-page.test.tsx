import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  buildReviewedLabel,
  buildVersionRow,
  reviewHandlers,
  type ReviewFacts,
} from '@/entities/review/index.testing';
import {
  answer,
  expectAccessible,
  mockApi,
  press,
  renderPage,
  rowOf,
  type TestClaims,
} from '@/shared/testing';
import { ReviewListPage } from './review-list-page';

const row = (fields: Parameters<typeof buildVersionRow>[0]) => ({
  newest: buildVersionRow(fields),
  open: buildVersionRow(fields),
});
const labels = [
  buildReviewedLabel(),
  buildReviewedLabel({
    labelId: 8,
    name: 'Shelf edge',
    ...row({ labelVersionId: 41, state: 'DesignApprover' }),
    waitsFor: [],
  }),
  buildReviewedLabel({
    labelId: 9,
    name: 'Shipping',
    publishedVersion: undefined,
    ...row({ labelVersionId: 51, version: 1, state: 'Draft' }),
    waitsFor: ['Liv Larsen', 'Max Meyer'],
  }),
  buildReviewedLabel({
    labelId: 10,
    name: 'Pallet',
    ...row({ labelVersionId: 61, state: 'Publisher', publishAt: '2026-12-01T06:00:00Z' }),
    waitsFor: ['Petra Prinz'],
  }),
  buildReviewedLabel({
    labelId: 11,
    name: 'Tag',
    newest: buildVersionRow({ labelVersionId: 71, version: 2, state: 'Published' }),
    open: undefined,
    waitsFor: [],
  }),
];

const settings = answer('preferences/userSettings', { data: {} });
const api = mockApi();

const show = (path = '/qa/labels', claims: TestClaims = {}, state?: unknown) =>
  renderPage(<ReviewListPage />, {
    path,
    state,
    route: '/qa/labels',
    as: { QualityAssuranceRole: ['DataApprover'], ...claims },
  });
const serve = (known: ReviewFacts) => api.use(settings, ...reviewHandlers(known));
const partsOf = async (name: string) => within(await rowOf(name));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const settled = () => screen.findByRole('link', { name: 'Crème 200 g' });
const names = () =>
  screen
    .getAllByRole('link', { name: /^(Crème 200 g|Shelf edge|Shipping|Pallet|Tag)$/ })
    .map(({ textContent }) => textContent);

describe('the labels under review', () => {
  it('begins with what waits for this person, with all labels one choice away', async () => {
    serve({ labels });
    const app = show();
    await rowOf('Crème 200 g');
    await waitFor(() => expect(app.location()).toBe('/qa/labels?show=mine'));
    await waitFor(() => expect(names()).toEqual(['Crème 200 g']));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), '');
    expect(names()).toEqual(['Crème 200 g', 'Pallet', 'Shelf edge', 'Shipping', 'Tag']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'drafts');
    expect(names()).toEqual(['Shipping']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'review');
    expect(names()).toEqual(['Crème 200 g', 'Pallet', 'Shelf edge']);
  });

  it('says what became of the decision that led here', async () => {
    serve({ labels });
    const app = show('/qa/labels', {}, { outcome: 'Version 3 of Tag was published.' });
    await waitFor(() => expect(app.location()).toBe('/qa/labels?show=mine'));
    expect(screen.getByText('Version 3 of Tag was published.').closest('[role=status]')).toBeTruthy();
  });

  it('lists all labels where nothing waits for this person', async () => {
    serve({ labels });
    const app = show('/qa/labels', { QualityAssuranceRole: ['QualityManager'] });
    await rowOf('Tag');
    expect(app.location()).toBe('/qa/labels');
    expect(names()).toHaveLength(5);
  });

  it('says what is printed, where the newest version stands, and for whom it waits', async () => {
    serve({ labels });
    show('/qa/labels?q=');
    const creme = await partsOf('Crème 200 g');
    for (const words of ['60 × 40 mm', 'Version 2', 'Version 3', 'Awaiting data approval'])
      expect(creme.getByText(words)).toBeTruthy();
    expect(creme.getByText('Dagny Eriksen')).toBeTruthy();
    expect(creme.getByText(/^since .*20(26)?/)).toBeTruthy();
    expect(
      (await partsOf('Shelf edge')).getByText(
        'No one who can act has the Design approver role. Administrators give roles under Users.',
      ),
    ).toBeTruthy();
    expect((await partsOf('Shipping')).getByText('Nothing yet')).toBeTruthy();
    expect((await partsOf('Shipping')).getByText('Liv Larsen or Max Meyer')).toBeTruthy();
    expect((await partsOf('Pallet')).getByText(/^Scheduled for /)).toBeTruthy();
    expect((await partsOf('Tag')).getByText('Published')).toBeTruthy();
    await expectAccessible();
  });

  it.each<[string[], [string, string][]]>([
    [
      ['DataApprover'],
      [
        ['Review Data: Crème 200 g', '/qa/labels/7/versions/31/approve'],
        ['Preview Crème 200 g', '/qa/labels/7/versions/31/preview'],
      ],
    ],
    [
      ['LabelDesigner'],
      [
        ['Preview Crème 200 g', '/qa/labels/7/versions/31/preview'],
        ['Upload a version of Crème 200 g', '/qa/labels/7/upload'],
      ],
    ],
    [[], [['Preview Crème 200 g', '/qa/labels/7/versions/31/preview']]],
  ])('offers %j what they can do', async (QualityAssuranceRole, expected) => {
    serve({ labels });
    show('/qa/labels?q=', { QualityAssuranceRole, UserRole: ['Administrator'] });
    const links = (await partsOf('Crème 200 g')).getAllByRole('link');
    expect(links[0]?.getAttribute('href')).toBe('/qa/labels/7/details');
    expect(
      links.slice(1).map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual(expected);
  });

  it('leads a designer to the draft, and the master of all to every step', async () => {
    serve({ labels });
    show('/qa/labels?q=', { QualityAssuranceRole: ['Master'] });
    await rowOf('Shipping');
    expect(hrefOf('Edit draft: Shipping')).toBe('/qa/labels/9/versions/51/replace');
    expect(hrefOf('Review Design: Shelf edge')).toBe('/qa/labels/8/versions/41/approve');
    expect(screen.queryByRole('link', { name: /^Review Publish: Pallet/ })).toBeNull();
  });

  it('searches the labels by name, person and state', async () => {
    serve({ labels });
    show('/qa/labels?q=meyer');
    await rowOf('Shipping');
    expect(names()).toEqual(['Shipping']);
  });

  it('says that there are no labels', async () => {
    serve({ labels: [] });
    show();
    expect(
      await screen.findByText('There are no labels yet. The first version is made when a label is added.'),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add label' })).toBeNull();
  });

  it.each([
    [403, 'You are not allowed to see this. An administrator of your organisation can grant it.'],
    [404, 'This server does not offer this.'],
    [501, 'This server does not offer this.'],
    [400, 'The database is away.'],
  ])('says why the labels cannot be read (%i), and asks for them again', async (status, words) => {
    serve({ labels });
    api.fail('QualityAssurance/labels', status, 'The database is away.');
    show();
    expect(await screen.findByText(words)).toBeTruthy();
    serve({ labels });
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Crème 200 g' })).toBeTruthy();
  });
});

describe('the signing of decisions', () => {
  it.each<[string[], string[], boolean]>([
    [['Administrator'], [], true],
    [['User'], ['QualityManager'], true],
    [['User'], ['Master'], true],
    [['User'], ['DataApprover'], false],
  ])(
    'tells whether %j with %j may set the signing of decisions: %s',
    async (UserRole, QualityAssuranceRole, isOffered) => {
      serve({ labels });
      show('/qa/labels?q=', { UserRole, QualityAssuranceRole });
      await settled();
      if (isOffered) await screen.findByRole('switch', { name: 'Ask for the password at each decision' });
      expect(screen.queryByRole('heading', { name: 'Decisions' }) !== null).toBe(isOffered);
    },
  );

  it('sends the signing of decisions as it was chosen, and says what it means', async () => {
    serve({ labels });
    show('/qa/labels', { UserRole: ['Administrator'], QualityAssuranceRole: [] });
    await userEvent.click(
      await screen.findByRole('switch', { name: 'Ask for the password at each decision' }),
    );
    await waitFor(() =>
      expect(api.written()).toEqual([
        { call: 'PUT QualityAssurance/settings', body: { asksPassword: true } },
      ]),
    );
    expect(
      screen.getByText(
        'Anyone who approves or publishes a version enters their password again. The history then says that the decision was signed.',
      ),
    ).toBeTruthy();
  });

  it('sends that four eyes bind the review master too', async () => {
    serve({ labels });
    show('/qa/labels', { UserRole: ['Administrator'], QualityAssuranceRole: [] });
    const name = 'Nobody approves their own version, not even a review master';
    await userEvent.click(
      await screen.findByRole('switch', { name, description: /^Four eyes for everyone/ }),
    );
    await waitFor(() =>
      expect(api.written()).toEqual([{ call: 'PUT QualityAssurance/settings', body: { bindsMaster: true } }]),
    );
  });

  it('leaves four eyes for the review master out where a server has no such setting', async () => {
    serve({ labels });
    api.answer('QualityAssurance/settings', { data: { asksPassword: true } });
    show('/qa/labels', { UserRole: ['Administrator'], QualityAssuranceRole: [] });
    expect(await screen.findAllByRole('switch')).toHaveLength(1);
  });

  it('says that the signing of decisions could not be changed', async () => {
    serve({ labels });
    api.fail('PUT QualityAssurance/settings', 503, 'Try later.');
    show('/qa/labels', { UserRole: ['Administrator'], QualityAssuranceRole: [] });
    await userEvent.click(
      await screen.findByRole('switch', { name: 'Ask for the password at each decision' }),
    );
    expect(await screen.findByText('The setting was not changed.')).toBeTruthy();
    for (const one of screen.getAllByRole<HTMLInputElement>('switch')) expect(one.checked).toBe(false);
  });

  it('leaves the signing of decisions out where a server does not offer it', async () => {
    serve({ labels });
    api.fail('QualityAssurance/settings', 404, 'No such call');
    show('/qa/labels', { UserRole: ['Administrator'], QualityAssuranceRole: [] });
    await settled();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Decisions' })).toBeNull());
  });
});
