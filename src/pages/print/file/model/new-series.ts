import type { LabelVariable } from '@/entities/label';
import { planJobs, type NewSeries } from '@/features/send-print-job';
import { newKey, type Id } from '@/shared/api';
import { toLine, type PrintRow } from './print-rows';
import { sha256 } from './sha256';

interface SeriesFacts {
  ownerId: string;
  labelId: Id;
  /** Version of the label; undefined when the server does not say. */
  version: number | undefined;
  printerId: Id;
  fileName: string;
  fileHash: string;
  /** Sheet of a workbook; "" for other files. */
  sheet: string;
  /** This browser knows an earlier print of the file: another one is meant. */
  isRepeat: boolean;
  name: string;
  rows: readonly PrintRow[];
  variables: readonly LabelVariable[];
  nowMs: number;
}

/**
 * Returns the jobs that print rows of a file, in order. The first print of a file has keys that any browser would make of
 * the same file, so that a server tells what it printed under them; a repeat that is meant has keys of its own.
 */
export async function newSeries(facts: SeriesFacts): Promise<NewSeries> {
  const { ownerId, labelId, printerId, fileName, fileHash, name, rows, variables, nowMs } = facts;
  const jobs = planJobs(rows.map((row) => ({ row, total: row.copies ?? 0 })));
  const parts = await Promise.all(
    jobs.map(async (job) => ({
      key: await keyOf(facts, job[0]?.row.row ?? 0),
      rows: job.map(({ row }) => row.row),
      quantities: job.map(({ total }) => total),
    })),
  );
  return {
    series: {
      seriesId: newKey(),
      ownerId,
      labelId,
      name,
      fileName,
      fileHash,
      createdAtMs: nowMs,
      parts,
      doneCount: 0,
      isAsked: false,
      endedAtMs: undefined,
    },
    lines: jobs.map((job) => job.map(({ row }) => toLine(row, variables, { labelId, printerId }))),
  };
}

/** Returns the key of the job that begins with a row: of the file, the label's version and the row, unless it is a repeat. */
async function keyOf(
  { fileHash, sheet, labelId, version, isRepeat }: SeriesFacts,
  firstRow: number,
): Promise<string> {
  if (isRepeat || fileHash === '') return newKey();
  return sha256(JSON.stringify(['print-file', fileHash, sheet, String(labelId), version ?? '', firstRow]));
}
