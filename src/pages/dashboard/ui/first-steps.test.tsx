import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  answer,
  expectAccessible,
  mockApi,
  press,
  renderPage,
  renderWith,
  type TestClaims,
} from '@/shared/testing';
import { FirstSteps } from './first-steps';

const api = mockApi(
  answer('features', { data: {} }),
  answer('counts', { data: { articles: 3, printers: 0 } }),
  answer('labels/count', { data: { labelsCount: 0 } }),
  answer('subscription', { data: { type: 'Standard' } }),
);

const MANAGER: TestClaims = {
  UserRole: ['Administrator', 'User', 'LabelManager'],
  UserPermission: ['PrinterManager'],
};
const show = (as: TestClaims = MANAGER) => renderPage(<FirstSteps />, { as });
const steps = async () =>
  within(await screen.findByRole('region', { name: 'First steps' }))
    .getAllByRole('link')
    .map((link) => [link.textContent.trim(), link.getAttribute('href')]);

describe('the first steps', () => {
  it('lead from a printer to a print, and are ticked off by what there is', async () => {
    const app = show();
    await waitFor(() => expect(app.client.isFetching()).toBe(0));
    expect(await steps()).toEqual([
      ['Set up a printer', '/printers'],
      ['Enter or import articles (done)', '/articles'],
      ['Design a label', '/addlabel/design'],
      ['Print a label', '/home'],
    ]);
    await expectAccessible();
  });

  it('have the same links while nothing is known yet, and where a server counts nothing', async () => {
    api.fail('counts', 404, 'No such call');
    api.fail('labels/count', 404, 'No such call');
    const app = show();
    const before = await steps();
    await waitFor(() => expect(app.client.isFetching()).toBe(0));
    expect(await steps()).toEqual(before);
    expect(before.map(([text]) => text)).toEqual([
      'Set up a printer',
      'Enter or import articles',
      'Design a label',
      'Print a label',
    ]);
  });

  it('tick off the print where the subscription counts prints', async () => {
    api.answer('subscription', { data: { type: 'Free' } });
    api.answer('printjobs/count', { data: { allowedPrintJobs: 50, printedJobs: 2 } });
    show();
    expect(await screen.findByRole('link', { name: 'Print a label (done)' })).toBeTruthy();
  });

  it.each<[string, TestClaims, object, string[]]>([
    ['an administrator alone', { UserRole: ['Administrator'] }, {}, ['Enter or import articles']],
    [
      'everybody, for PDF only',
      MANAGER,
      { pdfOnly: true },
      ['Enter or import articles', 'Design a label', 'Print a label'],
    ],
  ])('are those that can be taken: %s', async (_who, claims, features, expected) => {
    api.answer('features', { data: features });
    api.answer('counts', { data: {} });
    const app = show(claims);
    await waitFor(() => expect(app.client.isFetching()).toBe(0));
    expect((await steps()).map(([text]) => text)).toEqual(expected);
  });

  it('are closed for good, by one person', async () => {
    const app = show();
    await steps();
    await press('Do not show this again');
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
    app.unmount();
    const again = show();
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
    again.unmount();
    renderWith(<FirstSteps />, { as: { ...MANAGER, UserId: '43' } });
    expect(await steps()).toHaveLength(4);
  });
});
