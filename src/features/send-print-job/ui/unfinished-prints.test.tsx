import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { helperHandlers } from '@/entities/printer-helper/index.testing';
import { answer, createTestClient, mockApi, press, renderWith } from '@/shared/testing';
import { clearOutbox, saveJob } from '../api/outbox';
import { withEntry } from '../model/print-job';
import { printRunsOf } from '../model/print-runs';
import { aJob } from '../testing/print-fixture';
import { UnfinishedPrints } from './unfinished-prints';

mockApi(
  ...helperHandlers(),
  answer('PUT printjobs/*', { data: {} }),
  answer('http://helper.test/api/jobs/:key', { state: 'completed' }),
);

beforeEach(clearOutbox);

it('how a job ended that an earlier page left open is shown, though it ended before the screen was drawn', async () => {
  await saveJob({
    ...withEntry(aJob(['e1']), 'e1', { state: 'unknown', attempts: 1 }),
    createdAtMs: Date.now(),
  });
  const client = createTestClient();
  const runs = printRunsOf(client);
  await runs.restore();
  await waitFor(() => expect(runs.jobs()[0]?.entries[0]?.state).toBe('reported'));
  renderWith(<UnfinishedPrints />, { client });
  expect(await screen.findByText('1 of 1 label printed')).toBeDefined();
  await press('Close');
  expect(screen.queryByText('1 of 1 label printed')).toBeNull();
});
