import { screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { printJobQueries } from '@/entities/print-job';
import { scanCode } from '@/shared/lib/scan/index.testing';
import { expectAccessible, mockApi, renderPage } from '@/shared/testing';
import { JobDetail } from './job-detail';

const CALL = 'POST printjobs/j1/linechecks';
const failed = {
  checkedAt: '2026-11-19T10:05:00Z',
  userName: 'Mia Member',
  product: '96385074',
  label: '4006381333931',
  isPassed: false,
  findings: [
    { scan: 'product', fact: 'number', expected: '4006381333931', found: '00000096385074', isEqual: false },
  ],
};
const api = mockApi();

/** Answers with a run of one label and 49 more, whose first label was checked so. */
const answerWith = (state: string, checks: readonly object[]) => {
  const entry = (printJobEntryId: string, fields: object, own: readonly object[]) => ({
    printJobEntryId,
    labelName: 'Jam',
    lineCheck: {
      firstEntryId: 'e1',
      state,
      checks: own,
      isDue: printJobEntryId === 'e1' && state !== 'passed',
    },
    ...fields,
  });
  api.answer('printjobs/j1', {
    data: {
      entityId: 'j1',
      status: 'Created',
      entries: [
        entry('e1', { status: 'Success', labelCount: 1 }, checks),
        entry('e2', { status: 'Created', labelCount: 49 }, []),
      ],
    },
  });
};
const address = {
  jobPath: (id: string) => `/${id}`,
  reprintPath: (id: string) => `/${id}`,
  valuePath: () => '/',
} as unknown as Parameters<typeof JobDetail>[0]['address'];

function Drawer() {
  const { data } = useQuery(printJobQueries.detail('j1'));
  return (
    <div role="dialog" aria-modal="true" aria-label="Print job">
      {data && <JobDetail job={data} address={address} />}
    </div>
  );
}

beforeEach(() => {
  answerWith('failed', [failed]);
  api.answer(CALL, { data: { isPassed: true, findings: [] } });
});

it('has the checks of a run with what differed, and lets one that is due be made here', async () => {
  renderPage(<Drawer />, { as: 'User' });
  expect(await screen.findByText('Product, number: 96385074 instead of 4006381333931')).toBeTruthy();
  expect(screen.getByText(/Mia Member: does not match$/)).toBeTruthy();
  expect(screen.getByText('Product: 96385074. Label: 4006381333931')).toBeTruthy();
  expect(screen.getAllByText('Does not match: the run is stopped')).toHaveLength(2);
  expect(await screen.findByText(/49 labels wait for it\./)).toBeTruthy();
  await expectAccessible();

  await scanCode('4006381333931');
  await scanCode('4006381333931');
  await waitFor(() =>
    expect(api.bodies(CALL)).toEqual([
      { printJobEntryId: 'e1', product: '4006381333931', label: '4006381333931' },
    ]),
  );
});

it('has the check that passed, and asks for no other', async () => {
  answerWith('passed', [{ ...failed, isPassed: true, findings: [] }, failed]);
  renderPage(<Drawer />, { as: 'User' });
  expect(await screen.findAllByText('Passed')).toHaveLength(2);
  expect(screen.getByText(/Mia Member: matches$/)).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Check the first label' })).toBeNull();
});

it('offers no check to who does not print', async () => {
  renderPage(<Drawer />, { as: 'Administrator' });
  expect(await screen.findByText(/Mia Member: does not match$/)).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Check the first label' })).toBeNull();
});
