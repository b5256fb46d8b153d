import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWith } from '@/shared/testing';
import { NewVersionNotice } from './new-version-notice';

afterEach(() => {
  vi.restoreAllMocks();
});

const loseChunk = () => act(() => void globalThis.dispatchEvent(new Event('vite:preloadError')));

it('says once that there is a new version, with a button that reloads', () => {
  renderWith(<NewVersionNotice />);
  expect(screen.queryByRole('alert')).toBeNull();
  loseChunk();
  loseChunk();
  expect(screen.getAllByText('A new version of Platen is there. Reload the page to go on.')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

it('does not take a network that is down for a new version', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWith(<NewVersionNotice />);
  loseChunk();
  expect(screen.queryByRole('alert')).toBeNull();
});
