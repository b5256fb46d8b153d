import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ReviewVersion } from '@/entities/review';
import { findButton, renderPage, type MockApi } from '@/shared/testing';
import { ApprovePage } from '../ui/approve-page';
import { buildPending, reviewer, reviewServer } from './review-server';

const ROUTE = '/qa/labels/:labelId/versions/:versionId/approve';

/** Renders the screen of the pending version 3 for a person with these roles. */
export function showApprove(
  api: MockApi,
  pending: Partial<ReviewVersion> = {},
  roles: readonly string[] = ['DataApprover'],
) {
  api.use(...reviewServer(buildPending(pending)));
  return renderPage(<ApprovePage />, {
    path: '/qa/labels/7/versions/31/approve',
    route: ROUTE,
    as: reviewer(...roles),
  });
}

export const commentField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });

/** Returns whether Approve is disabled: "true" or "false". */
export const approveIsClosed = async () => (await findButton('Approve')).getAttribute('aria-disabled');

/** Returns the listed changes, as buttons. */
export async function listed(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('region', { name: /^Changes on the label/ });
  return within(list).getAllByRole('button');
}

/** Views both changes with the keyboard. */
export async function lookAtAll(): Promise<void> {
  await listed();
  await userEvent.keyboard('n');
  await screen.findByText('Look at 1 more change first: 2');
  await userEvent.keyboard('n');
  await waitFor(async () => expect(await approveIsClosed()).toBe('false'));
}
