import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, mockApi, press, renderWith } from '@/shared/testing';
import { ChangePlanButton } from './change-plan-button';

const REGISTER = 'POST subscription/register';
const templates = [
  { templateId: 1, type: 'Free', name: 'Free', description: 'For one person.', maxUsers: 2, maxLabels: 3 },
  {
    templateId: 2,
    type: 'Standard',
    name: 'Standard',
    description: 'For a team.',
    maxUsers: 10,
    maxLabels: 20,
  },
  { templateId: 3, type: 'Professional', name: 'Professional', description: 'For systems.', maxUsers: 25 },
];
const api = mockApi(
  answer('subscription', {
    data: { type: 'Standard', maxUsers: 10, activeUsers: 4, maxLabels: 20, labels: 7 },
  }),
  answer('subscription/templates', { data: { data: templates } }),
);

async function open() {
  renderWith(<ChangePlanButton />, { path: '/', route: '/' });
  await press('Change subscription');
  return within(await screen.findByRole('dialog', { name: 'Change the subscription' }));
}
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

describe('another subscription', () => {
  it('sends the subscription that was chosen by its id, and says it', async () => {
    api.answer(REGISTER, { data: { type: 'Professional' } });
    const dialog = await open();
    await userEvent.click(await radio('Professional'));
    await userEvent.click(dialog.getByRole('button', { name: 'Change to Professional' }));
    expect(await screen.findByText('Your subscription is now Professional.')).toBeTruthy();
    expect(api.bodies(REGISTER)).toEqual([{ templateId: 3 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers neither the subscription in use nor one that is too small, and says why', async () => {
    const dialog = await open();
    expect((await radio('Standard')).disabled).toBe(true);
    expect(dialog.getByText('Your current subscription. For a team.')).toBeTruthy();
    expect((await radio('Free')).disabled).toBe(true);
    expect(
      await dialog.findByText('For one person. Below your current usage: 4 of 2 users and 7 of 3 labels.'),
    ).toBeTruthy();
  });

  it('says that the server refuses the subscription, and keeps the choice', async () => {
    api.fail(REGISTER, 409, 'Standard is in dispute.');
    const dialog = await open();
    await userEvent.click(await radio('Professional'));
    await userEvent.click(dialog.getByRole('button', { name: 'Change to Professional' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Standard is in dispute.');
    expect((await radio('Professional')).checked).toBe(true);
  });

  it('sends nothing before one is chosen, and nothing when it is left', async () => {
    api.answer(REGISTER);
    const dialog = await open();
    await radio('Professional');
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it as it is' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.bodies(REGISTER)).toEqual([]);
  });

  it('offers no subscription where the list does not come', async () => {
    api.fail('subscription/templates', 500, 'The list is not there.');
    const dialog = await open();
    expect((await dialog.findByText('The list is not there.')).textContent).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
