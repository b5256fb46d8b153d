import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient, mockApi, renderWith } from '@/shared/testing';
import { featureFlagQueries } from '../api/feature-flag-queries';
import { FeatureGate, type GatingFeature } from './feature-gate';

const api = mockApi();

async function isShown(feature: GatingFeature, inverted: boolean, features: object): Promise<boolean> {
  api.answer('features', { data: features });
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
  it.each(gating)('opens the gate by the feature %s', async (feature) => {
    expect(await isShown(feature, false, { [feature]: true })).toBe(true);
  });

  it.each([
    [{ pdfOnly: true }, false],
    [{ pdfOnly: false }, true],
    [{}, true],
  ])('shows Printers through the inverted gate of pdfOnly with %j: %s', async (features, expected) => {
    expect(await isShown('pdfOnly', true, features)).toBe(expected);
  });

  it('keeps the gate closed where the server names no such feature', async () => {
    expect(await isShown('importEnabled', false, {})).toBe(false);
  });
});

it.each([
  [{ data: { showFeatures: { showPrinters: true } }, printHistoryEnabled: true }],
  [{ data: { showFeatures: { showPrinters: true }, printHistoryEnabled: true } }],
])('reads the print history beside `data` and in it: %o', async (body) => {
  api.answer('features', body);
  const flags = await createTestClient().fetchQuery(featureFlagQueries.mine());
  expect(flags).toMatchObject({ showFeatures: { showPrinters: true }, printHistoryEnabled: true });
});
