import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  buildReviewedLabel,
  buildVersionRow,
  reviewHandlers,
  type ReviewWrite,
} from '@/entities/label-review/index.testing';
import { buildToken, type TestClaims } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
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

const settings = http.get('http://api.test/api/preferences/userSettings', () =>
  HttpResponse.json({ data: {} }),
);
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (path = '/qa/labels', claims: TestClaims = {}, state?: unknown) =>
  renderWith(
    <main>
      <ReviewListPage />
    </main>,
    {
      path,
      state,
      route: '/qa/labels',
      token: buildToken({ QualityAssuranceRole: ['DataApprover'], ...claims }),
    },
  );
const house = (known: Parameters<typeof reviewHandlers>[0], onWrite?: (write: ReviewWrite) => void) =>
  server.use(settings, ...reviewHandlers(known, onWrite));
const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') ?? document.createElement('tr'));
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const settled = () => screen.findByRole('link', { name: 'Crème 200 g' });
const names = () =>
  screen
    .getAllByRole('link', { name: /^(Crème 200 g|Shelf edge|Shipping|Pallet|Tag)$/ })
    .map(({ textContent }) => textContent);

describe('the labels under review', () => {
  it('begin with what waits for this person, and all of them are one choice away', async () => {
    house({ labels });
    const app = show();
    await rowOf('Crème 200 g');
    await waitFor(() => expect(app.location()).toBe('/qa/labels?show=mine'));
    expect(names()).toEqual(['Crème 200 g']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), '');
    expect(names()).toEqual(['Crème 200 g', 'Pallet', 'Shelf edge', 'Shipping', 'Tag']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'drafts');
    expect(names()).toEqual(['Shipping']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'review');
    expect(names()).toEqual(['Crème 200 g', 'Pallet', 'Shelf edge']);
  });

  it('say what became of the decision that led here', async () => {
    house({ labels });
    const app = show('/qa/labels', {}, { outcome: 'Version 3 of Tag was published.' });
    await waitFor(() => expect(app.location()).toBe('/qa/labels?show=mine'));
    expect(screen.getByText('Version 3 of Tag was published.').closest('[role=status]')).toBeTruthy();
  });

  it('are all there where nothing waits for this person', async () => {
    house({ labels });
    const app = show('/qa/labels', { QualityAssuranceRole: ['QualityManager'] });
    await rowOf('Tag');
    expect(app.location()).toBe('/qa/labels');
    expect(names()).toHaveLength(5);
  });

  it('say what is printed, where the newest version stands, and for whom it waits', async () => {
    house({ labels });
    show('/qa/labels?q=');
    const creme = await rowOf('Crème 200 g');
    for (const words of ['60 × 40 mm', 'Version 2', 'Version 3', 'Waits for data approval'])
      expect(creme.getByText(words)).toBeTruthy();
    expect(creme.getByText('Dagny Eriksen')).toBeTruthy();
    expect(creme.getByText(/^since .*20(26)?/)).toBeTruthy();
    expect(
      (await rowOf('Shelf edge')).getByText(
        'Nobody who could act has the role DesignApprover. An administrator can give it.',
      ),
    ).toBeTruthy();
    expect((await rowOf('Shipping')).getByText('Nothing yet')).toBeTruthy();
    expect((await rowOf('Shipping')).getByText('Liv Larsen or Max Meyer')).toBeTruthy();
    expect((await rowOf('Pallet')).getByText(/^Is published on /)).toBeTruthy();
    expect((await rowOf('Tag')).getByText('Published')).toBeTruthy();
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
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
  ])('offer %j what they can do', async (QualityAssuranceRole, expected) => {
    house({ labels });
    show('/qa/labels?q=', { QualityAssuranceRole, UserRole: ['Administrator'] });
    const links = (await rowOf('Crème 200 g')).getAllByRole('link');
    expect(links[0]?.getAttribute('href')).toBe('/qa/labels/7/details');
    expect(
      links.slice(1).map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual(expected);
  });

  it('lead a designer to the draft, and the master of all to every step', async () => {
    house({ labels });
    show('/qa/labels?q=', { QualityAssuranceRole: ['Master'] });
    await rowOf('Shipping');
    expect(hrefOf('Edit draft: Shipping')).toBe('/qa/labels/9/versions/51/replace');
    expect(hrefOf('Review Design: Shelf edge')).toBe('/qa/labels/8/versions/41/approve');
    expect(screen.queryByRole('link', { name: /^Review Publish: Pallet/ })).toBeNull();
  });

  it('are searched by name, person and state', async () => {
    house({ labels });
    show('/qa/labels?q=meyer');
    await rowOf('Shipping');
    expect(names()).toEqual(['Shipping']);
  });

  it('say that there are none', async () => {
    house({ labels: [] });
    show();
    expect(
      await screen.findByText(
        'There are no labels yet. The first version of a label is made where labels are added.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add label' })).toBeNull();
  });

  it.each([
    [403, 'You are not allowed to see this. An administrator of your organisation can grant it.'],
    [404, 'This server does not offer this.'],
    [501, 'This server does not offer this.'],
    [400, 'The database is away.'],
  ])('that cannot be read (%i) say why, and are asked for again', async (status, words) => {
    house({ labels });
    server.use(
      http.get('http://api.test/api/QualityAssurance/labels', () =>
        HttpResponse.json({ Message: 'The database is away.' }, { status }),
      ),
    );
    show();
    expect(await screen.findByText(words)).toBeTruthy();
    house({ labels });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Crème 200 g' })).toBeTruthy();
  });
});

describe('the signing of decisions', () => {
  it.each<[string[], string[], boolean]>([
    [['Administrator'], [], true],
    [['User'], ['QualityManager'], true],
    [['User'], ['Master'], true],
    [['User'], ['DataApprover'], false],
  ])('is set by %j with %j: %s', async (UserRole, QualityAssuranceRole, isOffered) => {
    house({ labels });
    show('/qa/labels?q=', { UserRole, QualityAssuranceRole });
    await settled();
    if (isOffered) await screen.findByRole('switch', { name: 'Ask for the password at each decision' });
    expect(screen.queryByRole('heading', { name: 'Signing of decisions' }) !== null).toBe(isOffered);
  });

  it('is sent as it was chosen, and says what it means', async () => {
    const writes: ReviewWrite[] = [];
    house({ labels }, (write) => writes.push(write));
    show('/qa/labels', { UserRole: ['Administrator'], QualityAssuranceRole: [] });
    await userEvent.click(await screen.findByRole('switch'));
    await waitFor(() =>
      expect(writes).toEqual([{ method: 'PUT', path: '/settings', body: { asksPassword: true } }]),
    );
    expect(
      screen.getByText(
        'Whoever approves or publishes a version gives their password again. The history then says that the decision was signed.',
      ),
    ).toBeTruthy();
  });

  it('that could not be changed says so', async () => {
    house({ labels });
    server.use(
      http.put('http://api.test/api/QualityAssurance/settings', () =>
        HttpResponse.json({ Message: 'Try later.' }, { status: 503 }),
      ),
    );
    show('/qa/labels', { UserRole: ['Administrator'], QualityAssuranceRole: [] });
    await userEvent.click(await screen.findByRole('switch'));
    expect(await screen.findByText('This was not changed.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  });

  it('is not offered by every server', async () => {
    house({ labels });
    server.use(
      http.get('http://api.test/api/QualityAssurance/settings', () =>
        HttpResponse.json({ Message: 'No such call' }, { status: 404 }),
      ),
    );
    show('/qa/labels', { UserRole: ['Administrator'], QualityAssuranceRole: [] });
    await settled();
    await waitFor(() => expect(screen.queryByText('Signing of decisions')).toBeNull());
  });
});
