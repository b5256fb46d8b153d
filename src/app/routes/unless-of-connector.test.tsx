import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import { unlessOfConnector } from './unless-of-connector';

async function open(path: string) {
  const Screen = await unlessOfConnector(async () => () => <p>own article</p>)();
  renderWith(<Screen />, { path, route: '/print-article/:id/:connectorId?' });
}

it('shows the screen for an article of the organisation', async () => {
  await open('/print-article/12');
  expect(screen.getByText('own article')).toBeTruthy();
});

it('says plainly that articles of a connector are not offered, and never shows the article of the same number', async () => {
  await open('/print-article/12/3');
  expect(
    screen.getByText(
      'Articles of a connector are not offered yet. Only the articles of your organisation can be printed here.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText('own article')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to my articles' }).getAttribute('href')).toBe(
    '/print-articles',
  );
});
