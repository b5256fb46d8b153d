import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { HASH } from '@/entities/review/index.testing';
import { screenSight } from '@/features/compare-versions/index.testing';
import { findButton, mockApi, press } from '@/shared/testing';
import { approveIsClosed, commentField, listed, lookAtAll, showApprove } from '../testing/approve-walk';

const api = mockApi();
const APPROVALS = 'POST QualityAssurance/labels/7/version/31/approvals';

describe('approving', () => {
  it('waits until every change was in turn and on the screen, by key, by button or from the list', async () => {
    const { look } = screenSight({ isOpen: false });
    showApprove(api);
    const rows = await listed();
    expect(await screen.findByText('Look at 2 changes first: 1, 2')).toBeTruthy();
    expect(await approveIsClosed()).toBe('true');
    await userEvent.keyboard('n');
    expect(await screen.findByText('Change 1 of 2. Changed: Text “Crème” became “Net Crème”')).toBeTruthy();
    expect(screen.getByText('Look at 2 changes first: 1, 2')).toBeTruthy();
    look();
    expect(await screen.findByText('Look at 1 more change first: 2')).toBeTruthy();
    await press('Approve');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(rows[1] ?? document.body);
    look();
    await waitFor(async () => expect(await approveIsClosed()).toBe('false'));
  });

  it('leaves the letters alone where somebody switched them off', async () => {
    screenSight();
    showApprove(api);
    await listed();
    const keys = { name: 'Use the keys n and p to go to the next and previous change' };
    await userEvent.click(screen.getByRole('checkbox', keys));
    await userEvent.keyboard('n');
    expect(screen.getByText('Look at 2 changes first: 1, 2')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', keys));
    await userEvent.keyboard('n');
    expect(await screen.findByText('Look at 1 more change first: 2')).toBeTruthy();
  });

  it('does not take the letters of a comment for keys', async () => {
    screenSight();
    showApprove(api);
    await listed();
    await userEvent.type(await commentField(), 'np');
    expect(screen.getByText('Look at 2 changes first: 1, 2')).toBeTruthy();
  });

  it('says what happens then, records what was seen, and leads to the next version that waits', async () => {
    screenSight();
    const app = showApprove(api);
    await lookAtAll();
    await userEvent.type(await commentField(), 'Checked.');
    await press('Approve');
    const question = within(await screen.findByRole('dialog', { name: 'Approve the data?' }));
    expect(question.getByText('“Crème 200 g”, version 3, goes on to design approval.')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Approve the data' }));
    await waitFor(() => expect(app.location()).toBe('/qa/labels/9/versions/51/approve'));
    expect(api.written()).toEqual([
      {
        call: 'POST QualityAssurance/labels/7/version/31/approvals',
        body: {
          approved: true,
          comment: 'Checked.',
          versionHash: HASH,
          state: 'DataApprover',
          seenRegions: [
            { number: 1, words: 'Text “Crème” became “Net Crème”' },
            { number: 2, words: 'Barcode moved 1 mm to the right' },
          ],
        },
      },
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  it('leads to the list where nothing else waits', async () => {
    screenSight();
    const app = showApprove(api);
    api.answer(APPROVALS, { data: { state: 'Publisher', next: null, left: 0 } });
    await lookAtAll();
    await press('Approve');
    await press('Approve the data');
    await waitFor(() => expect(app.location()).toBe('/qa/labels'));
  });

  it('asks for the password where the organisation wants it; a wrong one loses nothing', async () => {
    screenSight();
    showApprove(api, { asksPassword: true });
    const Message = 'This password is not right.';
    api.answer(APPROVALS, { Message, problems: [{ path: 'password', message: Message }] }, 422);
    await lookAtAll();
    await userEvent.type(await commentField(), 'Fine');
    await press('Approve');
    await press('Approve the data');
    const password = await screen.findByLabelText<HTMLInputElement>(/^Your password/);
    expect(await screen.findByText('Enter your password.')).toBeTruthy();
    expect(document.activeElement).toBe(password);
    expect(screen.getByText(/^You sign with your password\..* approved the data\.”$/)).toBeTruthy();
    await userEvent.type(password, 'guess');
    await press('Approve the data');
    expect(await screen.findByText('This password is not right.')).toBeTruthy();
    expect(password.value).toBe('guess');
    await userEvent.clear(password);
    await userEvent.type(password, 'right');
    api.answer(APPROVALS, { data: { state: 'DesignApprover', next: null, left: 0 } });
    await press('Approve the data');
    await waitFor(() =>
      expect(api.bodies(APPROVALS)).toMatchObject([
        { comment: 'Fine', password: 'guess' },
        { comment: 'Fine', password: 'right' },
      ]),
    );
  });

  it('says in the question why it did not go through', async () => {
    screenSight();
    showApprove(api);
    api.fail(APPROVALS, 500, 'The store is being moved.');
    await lookAtAll();
    await press('Approve');
    await press('Approve the data');
    const question = within(await screen.findByRole('dialog'));
    expect(await question.findByText('The store is being moved.')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Go back' }));
    await waitFor(async () => expect(document.activeElement).toBe(await findButton('Approve')));
  });
});

describe('rejecting', () => {
  it('needs a comment, and no look and no password', async () => {
    screenSight({ isOpen: false });
    showApprove(api, { asksPassword: true });
    await listed();
    await press('Reject');
    const comment = await commentField();
    expect(screen.getByText('Say what is wrong, so that it can be fixed.')).toBeTruthy();
    expect(document.activeElement).toBe(comment);
    await userEvent.type(comment, 'The price is missing.');
    await press('Reject');
    const question = within(await screen.findByRole('dialog', { name: 'Reject version 3?' }));
    expect(question.getByText(/becomes a draft again/)).toBeTruthy();
    expect(question.getByText('The price is missing.')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(api.written()).toHaveLength(1));
    expect(api.written()[0]?.body).toMatchObject({ approved: false, comment: 'The price is missing.' });
  });

  it('keeps the comment over a reload', async () => {
    screenSight();
    const before = showApprove(api);
    await userEvent.type(await commentField(), 'Half a thou');
    before.unmount();
    showApprove(api);
    expect((await commentField()).value).toBe('Half a thou');
    expect(screen.getByText('Your unsaved entries are back.')).toBeTruthy();
  });
});
