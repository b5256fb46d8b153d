import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { screenSight } from '@/features/compare-versions/index.testing';
import { renderWith } from '@/shared/testing';
import {
  approveIsClosed,
  button,
  commentField,
  listed,
  lookAtAll,
  openRoom,
  press,
  showApprove,
} from '../testing/approve-walk';
import { buildPending, reviewer, roomHandlers } from '../testing/review-room';
import { ApprovePage } from './approve-page';

const server = openRoom();
const APPROVALS = 'http://api.test/api/QualityAssurance/labels/7/version/31/approvals';

describe('what stands in the way', () => {
  it('is a file that was replaced meanwhile: told, loaded again, and looked at anew', async () => {
    screenSight();
    showApprove(server);
    const stale =
      'Somebody has replaced the file of this version since you opened it. Load it again and look at it before you decide.';
    server.use(http.post(APPROVALS, () => HttpResponse.json({ Message: stale }, { status: 409 })));
    await lookAtAll();
    await userEvent.type(await commentField(), 'Fine');
    await press('Approve');
    await press('Approve the data');
    expect(await screen.findByText(stale)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await approveIsClosed()).toBe('true');
    server.use(...roomHandlers(buildPending({ versionHash: 'c1c1'.repeat(16) })));
    await press('Load it again');
    await waitFor(() => expect(screen.queryByText(stale)).toBeNull());
    expect(await screen.findByText('Look at 2 changes first: 1, 2')).toBeTruthy();
    expect((await commentField()).value).toBe('Fine');
  });

  it('is somebody who decided before: told in place, and not slipped in', async () => {
    screenSight();
    const app = showApprove(server);
    await lookAtAll();
    const decided = buildPending({ state: 'DesignApprover', waitsFor: ['Dora Design'] });
    server.use(...roomHandlers(decided));
    await app.client.invalidateQueries();
    expect(
      await screen.findByText(/^It has moved on since you opened it: Waits for design approval\./),
    ).toBeTruthy();
    expect(screen.getByText('Waits for Dagny Eriksen')).toBeTruthy();
    await press('Load it again');
    expect(await screen.findByText('Waits for Dora Design')).toBeTruthy();
    expect(
      screen.getByText('Approving needs the role DesignApprover. An administrator can give it.'),
    ).toBeTruthy();
  });

  it('is a version of one’s own: it can be rejected, not approved', async () => {
    screenSight();
    showApprove(server, { isOwn: true });
    await listed();
    expect(
      screen.getAllByText('You uploaded this version yourself: somebody else has to approve it.').length,
    ).toBeGreaterThan(0);
    expect(await approveIsClosed()).toBe('true');
    expect((await button('Reject')).getAttribute('aria-disabled')).toBe('false');
  });

  it('is a role that is missing: there is nothing to decide, and everything to look at', async () => {
    screenSight();
    showApprove(server, {}, ['DesignApprover']);
    await listed();
    expect(screen.getByText('You can look, but not decide')).toBeTruthy();
    expect(
      screen.getByText('Approving needs the role DataApprover. An administrator can give it.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('is a state in which nothing is approved', async () => {
    screenSight();
    showApprove(server, { state: 'Publisher' });
    expect(await screen.findByText('Version 3: Waits for publication')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('is a version that is not there', async () => {
    server.use(...roomHandlers(buildPending({ labelVersionId: 99 })));
    screenSight();
    renderWith(<ApprovePage />, {
      path: '/qa/labels/7/versions/31/approve',
      route: '/qa/labels/:labelId/versions/:versionId/approve',
      token: reviewer('DataApprover'),
    });
    expect(
      await screen.findByText('There is no such label version. It may have been deleted with its label.'),
    ).toBeTruthy();
  });

  it('is a template that cannot be drawn: it is said, and nothing can be approved', async () => {
    screenSight();
    showApprove(server, { template: { format: 'of somebody else' } });
    expect(await screen.findByText(/^The label could not be drawn in this browser\./)).toBeTruthy();
    expect(
      screen.getByText('The versions could not be compared, so there is nothing to decide on yet.'),
    ).toBeTruthy();
  });
});
