import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SetupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { ReviewVersion } from '@/entities/label-review';
import { renderWith } from '@/shared/testing';
import { ApprovePage } from '../ui/approve-page';
import { buildPending, reviewer, reviewRoom, roomHandlers, sent } from './review-room';

const ROUTE = '/qa/labels/:labelId/versions/:versionId/approve';

/** The server of one test file, fresh for each of its tests. */
export function openRoom(): SetupServer {
  const server = reviewRoom();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    sent.length = 0;
  });
  afterEach(() => {
    server.resetHandlers();
    vi.unstubAllGlobals();
  });
  afterAll(() => server.close());
  return server;
}

/** The screen over version 3 as it waits, before somebody with these roles. */
export function showApprove(
  server: SetupServer,
  pending: Partial<ReviewVersion> = {},
  roles: readonly string[] = ['DataApprover'],
) {
  server.use(...roomHandlers(buildPending(pending)));
  return renderWith(
    <main>
      <ApprovePage />
    </main>,
    { path: '/qa/labels/7/versions/31/approve', route: ROUTE, token: reviewer(...roles) },
  );
}

export const button = (name: string) => screen.findByRole('button', { name });
export const press = async (name: string) => userEvent.click(await button(name));
export const commentField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });

/** Whether Approve is closed: "true" or "false". */
export const approveIsClosed = async () => (await button('Approve')).getAttribute('aria-disabled');

/** The changes in the list, as buttons. */
export async function listed(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('region', { name: /^Changes on the label/ });
  return within(list).getAllByRole('button');
}

/** Both changes in turn, by key. */
export async function lookAtAll(): Promise<void> {
  await listed();
  await userEvent.keyboard('n');
  await screen.findByText('Look at 1 more change first: 2');
  await userEvent.keyboard('n');
  await waitFor(async () => expect(await approveIsClosed()).toBe('false'));
}
