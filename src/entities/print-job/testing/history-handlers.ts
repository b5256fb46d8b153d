import { http, HttpResponse } from 'msw/http';
import { answer, apiUrl } from '@/shared/testing';

const entry = (id: string, articleName: string, labelCount: number, status = 'Success') => ({
  printJobEntryId: id,
  status,
  labelCount,
  labelName: 'Shelf label',
  articleName,
  printerName: 'Bench',
});

/** Three jobs: one successful, one with two files of which one failed, and one reprint of the first. */
export const historyRows = [
  {
    entityId: 'j3',
    status: 'Processed',
    state: 'Success',
    createdAt: '2026-11-21T10:00:00Z',
    userName: 'Mia Member',
    reprintOf: 'j1',
    entries: [entry('e4', 'Jam', 2)],
  },
  {
    entityId: 'j2',
    status: 'Processed',
    state: 'Failed',
    createdAt: '2026-11-20T10:00:00Z',
    userName: 'Mia Member',
    reprintOf: null,
    entries: [entry('e2', 'Honey', 5), entry('e3', 'Oats', 7, 'Failed')],
  },
  {
    entityId: 'j1',
    status: 'Processed',
    state: 'Success',
    createdAt: '2026-11-19T10:00:00Z',
    userName: 'Mia Member',
    reprintOf: null,
    entries: [entry('e1', 'Jam', 2)],
  },
] as const;

const details = (job: (typeof historyRows)[number]) => ({
  ...job,
  computerName: 'BENCH-1',
  canReprint: true,
  reprintOf: null,
  reprints:
    job.entityId === 'j1'
      ? [
          {
            entityId: 'j3',
            createdAt: job.createdAt,
            userName: 'Mia Member',
            reason: 'Damaged',
            isVisible: true,
          },
        ]
      : [],
  entries: job.entries.map((one) => ({
    ...one,
    labelId: 3,
    version: 1,
    versionHash: 'a1b2c3d4'.repeat(8),
    currentVersion: 2,
    printerId: 2,
    values: [
      { name: 'title', label: 'Title', value: one.articleName },
      { name: 'note', label: 'Note', value: '' },
    ],
  })),
});

/** Returns handlers of a server with a history. */
export function historyHandlers() {
  return [
    answer('printjobs', ({ query }) => {
      const state = query.get('state');
      const words = query.get('searchQuery') ?? query.get('value');
      const data = historyRows
        .filter((row) => state === null || row.state === state)
        .filter(
          ({ entries }) => words === null || entries.some(({ articleName }) => articleName.startsWith(words)),
        )
        .map((row) =>
          words === null
            ? row
            : { ...row, matches: [{ kind: 'value', label: 'Title', text: row.entries[0].articleName }] },
        );
      return { data, total: data.length };
    }),
    answer('printjobs/perday', () => ({
      data: [{ day: new Date().toISOString().slice(0, 10), jobs: 2, labels: 14 }],
    })),
    answer('printjobs/people', {
      data: [
        { userId: 42, name: 'Mia Member' },
        { userId: 43, name: 'Noah Neighbour' },
      ],
    }),
    http.get(apiUrl('printjobs/:id'), ({ params }) => {
      const job = historyRows.find(({ entityId }) => entityId === params['id']);
      return job
        ? HttpResponse.json({ data: details(job) })
        : HttpResponse.json({ Message: `There is no print job ${String(params['id'])}.` }, { status: 404 });
    }),
  ];
}
