import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWith } from '@/shared/testing';
import { listOrForm } from './list-or-form';

it('shows the list until a record is open, and loads the form only then', async () => {
  const loadForm = vi.fn<() => Promise<ComponentType>>(async () => Promise.resolve(() => <h1>Form</h1>));
  const Screen = listOrForm(() => <h1>List</h1>, loadForm);
  const app = renderWith(<Screen />, { path: '/agents' });
  expect(screen.getByRole('heading', { name: 'List' })).toBeTruthy();
  expect(loadForm).not.toHaveBeenCalled();
  await app.goTo('/agents?open=4');
  expect(await screen.findByRole('heading', { name: 'Form' })).toBeTruthy();
  await app.goTo('/agents');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'List' })).toBeTruthy());
  expect(loadForm).toHaveBeenCalledTimes(1);
});
