import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { screenSight } from '@/features/compare-versions/index.testing';
import { mockApi, press, pressIn, renderPage } from '@/shared/testing';
import { approveIsClosed } from '../testing/approve-walk';
import { reviewer } from '../testing/review-server';
import { ApprovePage } from './approve-page';

const api = mockApi();
const VERSION = 'QualityAssurance/label/7/version/31';
const PDF = 'QualityAssurance/label/7/preview/0/31';
const APPROVALS = 'POST QualityAssurance/labels/7/version/31/approvals';

/** Backend that implements only the specification. */
function open(sight: { isOpen: boolean }) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:page');
  const pending = { labelId: 7, labelVersionId: 31, name: 'Crème 200 g', state: 'DesignApprover' };
  api.answer('QualityAssurance/pendingVersions', { data: [pending] });
  api.answer(VERSION, { data: { labelId: 7, labelVersionId: 31 } });
  api.answer(PDF, { data: { pdfAsBase64String: btoa('%PDF-1.7') } });
  api.done(APPROVALS);
  const screenOf = screenSight(sight);
  const app = renderPage(<ApprovePage />, {
    path: '/qa/labels/7/versions/31/approve',
    route: '/qa/labels/:labelId/versions/:versionId/approve',
    as: reviewer('DesignApprover'),
  });
  return { app, ...screenOf };
}

it('is approved by its page, which must be looked at, where the server sends no template', async () => {
  const { app, look } = open({ isOpen: false });
  expect(await screen.findByRole('heading', { level: 1, name: 'Crème 200 g' })).toBeTruthy();
  const page = await screen.findByTitle('The label as it prints');
  expect(page.getAttribute('src')).toBe('blob:page');
  expect(screen.getByText('Look at the whole page first.')).toBeTruthy();
  expect(await approveIsClosed()).toBe('true');
  expect(screen.queryByText(/has the role/)).toBeNull();
  look();
  await waitFor(async () => expect(await approveIsClosed()).toBe('false'));
  await press('Approve');
  await pressIn('Approve the design?', 'Approve the design');
  await waitFor(() => expect(api.bodies(APPROVALS)).toMatchObject([{ approved: true, seenRegions: [] }]));
  await waitFor(() => expect(app.location()).toBe('/qa/labels'));
});

it('counts a page as looked at that is opened in a tab of its own', async () => {
  open({ isOpen: false });
  await userEvent.click(await screen.findByRole('link', { name: 'Open the page in a new tab' }));
  await waitFor(async () => expect(await approveIsClosed()).toBe('false'));
});

it('says why there is no page, and lets nothing be approved', async () => {
  open({ isOpen: true });
  api.fail(PDF, 422, 'This label cannot be drawn.');
  expect(await screen.findByText('This label cannot be drawn.')).toBeTruthy();
  expect(await approveIsClosed()).toBe('true');
});
