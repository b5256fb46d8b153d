import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { screenSight } from '@/features/compare-versions/index.testing';
import { findButton, mockApi, press, renderWith } from '@/shared/testing';
import { approveIsClosed, commentField, listed, lookAtAll, showApprove } from '../testing/approve-walk';
import { buildPending, reviewer, reviewServer } from '../testing/review-server';
import { ApprovePage } from './approve-page';

const api = mockApi();
const APPROVALS = 'POST QualityAssurance/labels/7/version/31/approvals';

describe('what stands in the way', () => {
  it('tells of a file that was replaced meanwhile, loads it again, and has it looked at anew', async () => {
    screenSight();
    showApprove(api);
    const stale =
      'Somebody has replaced the file of this version since you opened it. Load it again and look at it before you decide.';
    api.fail(APPROVALS, 409, stale);
    await lookAtAll();
    await userEvent.type(await commentField(), 'Fine');
    await press('Approve');
    await press('Approve the data');
    expect(await screen.findByText(stale)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await approveIsClosed()).toBe('true');
    api.use(...reviewServer(buildPending({ versionHash: 'c1c1'.repeat(16) })));
    await press('Load it again');
    await waitFor(() => expect(screen.queryByText(stale)).toBeNull());
    expect(await screen.findByText('Look at 2 changes first: 1, 2')).toBeTruthy();
    expect((await commentField()).value).toBe('Fine');
  });

  it('tells in place that somebody decided before, and does not slip it in', async () => {
    screenSight();
    const app = showApprove(api);
    await lookAtAll();
    const decided = buildPending({ state: 'DesignApprover', waitsFor: ['Dora Design'] });
    api.use(...reviewServer(decided));
    await app.client.invalidateQueries();
    expect(
      await screen.findByText(/^Its state has changed since you opened it: Awaiting design approval\./),
    ).toBeTruthy();
    expect(screen.getByText('Waiting for Dagny Eriksen')).toBeTruthy();
    await press('Load it again');
    expect(await screen.findByText('Waiting for Dora Design')).toBeTruthy();
    expect(
      screen.getByText('Approving needs the Design approver role. Administrators give roles under Users.'),
    ).toBeTruthy();
  });

  it('lets a version of one’s own be rejected, not approved', async () => {
    screenSight();
    showApprove(api, { isOwn: true });
    await listed();
    expect(
      screen.getAllByText('You uploaded this version yourself: somebody else has to approve it.').length,
    ).toBeGreaterThan(0);
    expect(await approveIsClosed()).toBe('true');
    expect((await findButton('Reject')).getAttribute('aria-disabled')).toBe('false');
  });

  it('offers nothing to decide and everything to look at where a role is missing', async () => {
    screenSight();
    showApprove(api, {}, ['DesignApprover']);
    await listed();
    expect(screen.getByText('View only')).toBeTruthy();
    expect(
      screen.getByText('Approving needs the Data approver role. Administrators give roles under Users.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('offers no approval in a state in which nothing is approved', async () => {
    screenSight();
    showApprove(api, { state: 'Publisher' });
    expect(await screen.findByText('Version 3: Awaiting publication')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('says that the version is not there', async () => {
    api.use(...reviewServer(buildPending({ labelVersionId: 99 })));
    screenSight();
    renderWith(<ApprovePage />, {
      path: '/qa/labels/7/versions/31/approve',
      route: '/qa/labels/:labelId/versions/:versionId/approve',
      as: reviewer('DataApprover'),
    });
    expect(
      await screen.findByText('Label version not found. It may have been deleted with its label.'),
    ).toBeTruthy();
  });

  it('says that a template cannot be drawn, and lets nothing be approved', async () => {
    screenSight();
    showApprove(api, { template: { format: 'of somebody else' } });
    expect(await screen.findByText(/^The label could not be drawn in this browser\./)).toBeTruthy();
    expect(
      screen.getByText('The versions could not be compared, so there is nothing to decide on yet.'),
    ).toBeTruthy();
  });
});
