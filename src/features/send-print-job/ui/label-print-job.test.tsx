import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { helperHandlers } from '@/entities/printer-helper/index.testing';
import { answer, mockApi, press, renderWith } from '@/shared/testing';
import { clearOutbox } from '../api/outbox';
import { printRunsOf } from '../model/print-runs';
import { aFile } from '../testing/print-fixture';
import { LabelPrintJob } from './label-print-job';

const agent = { id: 3, name: 'Dock 3', machineName: 'DOCK-PC', connectionStatus: 'Disconnected' };

const api = mockApi(
  ...helperHandlers(),
  answer('GET printers', { data: [{ printerId: 2, displayName: 'Bench', agent }] }),
  answer('POST printjobs', { entityId: 'job-1', printFiles: [aFile('e1', { agentId: 3 })] }),
  answer('POST agentjobs', { data: { state: 'failed', message: 'Paper jam.' } }),
  answer('PUT printjobs/*', { data: {} }),
);

beforeEach(clearOutbox);

const PrintScreen = () => (
  <main tabIndex={-1}>
    <LabelPrintJob>
      {({ print, unfinished, progress }) => (
        <>
          {unfinished}
          {progress}
          <button
            onClick={() =>
              void print({ kind: 'labels', labels: [{ labelId: 1, quantity: 1, printerId: 2 }] })
            }
          >
            Print
          </button>
        </>
      )}
    </LabelPrintJob>
  </main>
);

it('a job that failed and was closed is not shown again as an unfinished one', async () => {
  const { client } = renderWith(<PrintScreen />, { as: 'User' });
  await press('Print');
  await screen.findByText('Paper jam.');
  await waitFor(() => expect(api.written().at(-1)?.body).toMatchObject({ status: 'Failed' }));
  await press('Close');
  expect(screen.queryByRole('region', { name: 'Print job' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(printRunsOf(client).jobs()).toEqual([]);
});

it('a job that was closed while it waits for its agent is shown among the unfinished prints', async () => {
  api.use(answer('POST agentjobs', { data: { state: 'waiting', message: '' } }));
  const { client } = renderWith(<PrintScreen />, { as: 'User' });
  await press('Print');
  await press('Close');
  await screen.findByRole('heading', { name: 'Unfinished prints' });
  expect(printRunsOf(client).jobs()).toHaveLength(1);
});
