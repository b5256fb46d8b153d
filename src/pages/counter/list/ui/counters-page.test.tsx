import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { counterServer, organisationAdministrator } from '@/entities/label/index.testing';
import { expectAccessible, mockApi, press, refusal, renderPage } from '@/shared/testing';
import { CountersPage } from './counters-page';

const api = mockApi(...counterServer());

const show = () => renderPage(<CountersPage />, { path: '/counters', as: organisationAdministrator });

describe('the counters', () => {
  it('are listed with the next number and how many are left', async () => {
    show();
    const link = await screen.findByRole('link', { name: /^Pallet/ });
    expect(link.getAttribute('href')).toBe('/counters?open=4');
    expect(screen.getByText('P-0121')).toBeTruthy();
    expect(screen.getByText('9,879')).toBeTruthy();
    expect(screen.getByText('Enabled')).toBeTruthy();
    await expectAccessible();
  });

  it('offer to add the first one, and say where the server has no such call', async () => {
    api.answer('counters', { data: [] });
    const { unmount } = show();
    expect(await screen.findByText(/There are no counters yet/)).toBeTruthy();
    unmount();
    api.answer('counters', {}, 501);
    show();
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });
});

const form = async () => within(await screen.findByRole('form', { name: 'Dates on labels' }));

describe('the dates on labels', () => {
  it('follow the time zone and the production day that are saved', async () => {
    show();
    const days = await form();
    const save = days.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    await userEvent.selectOptions(days.getByLabelText('Time zone'), 'Asia/Tokyo');
    fireEvent.change(days.getByLabelText('The production day starts at'), { target: { value: '05:30' } });
    await press('Save');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(api.written()).toEqual([
      { call: 'PUT labeldays', body: { timeZone: 'Asia/Tokyo', dayStartsAt: '05:30' } },
    ]);
  });

  it('keep what was chosen when they cannot be saved, and say why', async () => {
    api.use(refusal('PUT labeldays', 422, 'The time zone is unknown.'));
    show();
    const days = await form();
    await userEvent.selectOptions(days.getByLabelText('Time zone'), 'UTC');
    await press('Save');
    expect(await screen.findByText('The time zone is unknown.')).toBeTruthy();
    expect(days.getByLabelText<HTMLSelectElement>('Time zone').value).toBe('UTC');
  });
});
