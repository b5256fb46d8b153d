import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTokenStore } from '@/shared/auth';
import { renderWith } from '@/shared/testing';
import { NoticeArea } from './notice-area';
import { RefreshNotice } from './refresh-notice';

it('says “Checking security details” while the token is refreshed, and no longer', async () => {
  renderWith(
    <>
      <RefreshNotice />
      <NoticeArea />
    </>,
  );
  expect(screen.queryByText('Checking security details')).toBeNull();
  act(() => useTokenStore.setState({ isRefreshing: true }));
  expect(await screen.findByText('Checking security details')).toBeTruthy();
  act(() => useTokenStore.setState({ isRefreshing: false }));
  await waitFor(() => expect(screen.queryByText('Checking security details')).toBeNull());
});
