import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import { featureFlagQueries } from '../api/feature-flag-queries';
import { FeatureGate, type GatingFeature } from './feature-gate';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function isShown(feature: GatingFeature, inverted: boolean, features: object): Promise<boolean> {
  server.use(http.get('http://api.test/api/features', () => HttpResponse.json({ data: features })));
  const { client } = renderWith(
    <FeatureGate feature={feature} inverted={inverted}>
      the tile
    </FeatureGate>,
  );
  expect(screen.queryByText('the tile')).toBeNull();
  await waitFor(() => expect(client.getQueryData(featureFlagQueries.mine().queryKey)).toBeDefined());
  return screen.queryByText('the tile') !== null;
}

const gating: readonly GatingFeature[] = [
  'pdfOnly',
  'importEnabled',
  'setupStandardLabelsEnabled',
  'integrationClientsEnabled',
  'agentsEnabled',
  'connectorsEnabled',
  'integrationWebHooksEnabled',
];

describe('the gate of a feature', () => {
  it.each(gating)('opens by %s', async (feature) => {
    expect(await isShown(feature, false, { [feature]: true })).toBe(true);
  });

  it.each([
    [{ pdfOnly: true }, false],
    [{ pdfOnly: false }, true],
    [{}, true],
  ])('of pdfOnly, inverted, with %j shows Printers: %s', async (features, expected) => {
    expect(await isShown('pdfOnly', true, features)).toBe(expected);
  });

  it('stays closed where the server names no such feature', async () => {
    expect(await isShown('importEnabled', false, {})).toBe(false);
  });
});
