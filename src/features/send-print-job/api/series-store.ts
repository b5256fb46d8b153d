import { createRecordStore } from '@/shared/record-store';
import { OUTBOX_TIMEOUT_MS, SERIES_EXPIRY_MS } from '../config/timings';
import { isOver, type NewSeries, type PrintSeries } from '../model/print-series';
import type { LabelLine } from './create-print-job';

const SERIES = 'series';
const LINES = 'lines';

const records = createRecordStore({
  database: 'platen-print-series',
  create: (database) => {
    database.createObjectStore(SERIES, { keyPath: 'seriesId' });
    database.createObjectStore(LINES);
  },
  timeoutMs: OUTBOX_TIMEOUT_MS,
});

/** Keys of the lines of all parts of a series. */
const linesOf = (seriesId: string) => IDBKeyRange.bound([seriesId, 0], [seriesId, Number.MAX_SAFE_INTEGER]);

/** Keeps a new series with all its lines. Rejects where the browser stores nothing or is full. */
export async function keepSeries({ series, lines }: NewSeries): Promise<void> {
  await records.transact([SERIES, LINES], 'readwrite', (transaction) => {
    const store = transaction.objectStore(LINES);
    for (const [part, own] of lines.entries()) store.put(own, [series.seriesId, part]);
    return transaction.objectStore(SERIES).put(series);
  });
}

/** Keeps how far a series is; the lines of one that is over are deleted. */
export async function updateSeries(series: PrintSeries): Promise<void> {
  await records.transact([SERIES, LINES], 'readwrite', (transaction) => {
    if (isOver(series)) transaction.objectStore(LINES).delete(linesOf(series.seriesId));
    return transaction.objectStore(SERIES).put(series);
  });
}

/** Returns the lines of one part; undefined when they are not kept. */
export const loadLines = (seriesId: string, part: number): Promise<readonly LabelLine[] | undefined> =>
  records.transact(LINES, 'readonly', (transaction): IDBRequest<readonly LabelLine[] | undefined> =>
    transaction.objectStore(LINES).get([seriesId, part]),
  );

/** Returns this person's series, oldest first; those that are too old, or of another person, are deleted. */
export async function loadAllSeries(
  ownerId: string,
  nowMs: number = Date.now(),
): Promise<readonly PrintSeries[]> {
  const all = await records.transact(SERIES, 'readonly', (transaction): IDBRequest<PrintSeries[]> =>
    transaction.objectStore(SERIES).getAll(),
  );
  const isKept = (one: PrintSeries) => one.ownerId === ownerId && nowMs - one.createdAtMs < SERIES_EXPIRY_MS;
  for (const { seriesId } of all.filter((one) => !isKept(one))) {
    await records.transact([SERIES, LINES], 'readwrite', (transaction) => {
      transaction.objectStore(LINES).delete(linesOf(seriesId));
      return transaction.objectStore(SERIES).delete(seriesId);
    });
  }
  return all.filter(isKept).toSorted((one, other) => one.createdAtMs - other.createdAtMs);
}

/** Deletes all series, at sign-out. */
export async function clearSeries(): Promise<void> {
  await records.transact([SERIES, LINES], 'readwrite', (transaction) => {
    transaction.objectStore(LINES).clear();
    return transaction.objectStore(SERIES).clear();
  });
}
