import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import { OfflineBar } from './offline-bar';

const tell = (event: 'online' | 'offline') => act(() => void globalThis.dispatchEvent(new Event(event)));

it('says that the network is gone until it is back', () => {
  renderWith(<OfflineBar />);
  expect(screen.getByRole('status').textContent).toBe('');
  tell('offline');
  expect(screen.getByRole('status').textContent).toContain('You are offline.');
  tell('online');
  expect(screen.getByRole('status').textContent).toBe('');
});
