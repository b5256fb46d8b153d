import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, expectAccessible } from '@/shared/testing';
import { NotFound } from './not-found';

it('an address that is none of a screen is named, with a way on', async () => {
  renderPage(<NotFound />, { path: '/nowhere?a=1', route: '*' });
  expect(screen.getByRole('heading', { level: 1, name: 'There is no screen at this address' })).toBeTruthy();
  expect(screen.getByText('/nowhere')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
  await expectAccessible();
});
