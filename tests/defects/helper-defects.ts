import type { Defect } from './defect.ts';

/** Mistakes in the printer helper. */
export const helperDefects: readonly Defect[] = [
  {
    // The journal is written after sending: an interrupted print counts as never sent, and is sent again.
    name: 'journal-is-written-after-the-bytes',
    room: 'helper',
    file: 'helper/src/drivers/raw-driver.ts',
    find: `  beforeFirstByte();
  for (let start = 0; start < document.length; start += chunkBytes) {
    const chunk = document.subarray(start, start + chunkBytes);
    await Promise.race([write(socket, chunk), broken]);
    sent += chunk.length;
  }
`,
    replace: `  for (let start = 0; start < document.length; start += chunkBytes) {
    const chunk = document.subarray(start, start + chunkBytes);
    await Promise.race([write(socket, chunk), broken]);
    sent += chunk.length;
  }
  beforeFirstByte();
`,
  },
  {
    // A label goes onto whatever paper the queue is set to, and is rotated to fit it.
    name: 'own-size-of-a-label-is-not-sent',
    room: 'helper',
    file: 'helper/src/options/paper-attributes.ts',
    find: 'return pageSize && isSideways ? turned(pageSize) : pageSize;',
    replace: 'return pageSize && isSideways ? turned(pageSize) : undefined;',
  },
  {
    // A retry prints again: an interrupted hand-over is not a "not now" of the printer.
    name: 'hand-over-that-broke-is-tried-again',
    room: 'helper',
    file: 'helper/src/drivers/ipp-submit.ts',
    find: "return new SubmissionError('unknown', sentences.job.uncertain",
    replace: "return new SubmissionError('retry', sentences.job.uncertain",
  },
  {
    // Missing check of the origin: while the list is empty, every origin is allowed.
    name: 'every-page-may-print-while-none-is-listed',
    room: 'helper',
    file: 'helper/src/origins/origin-list.ts',
    find: 'has: (origin) => configured.includes(origin) || paired.includes(origin),',
    replace: `has: (origin) =>
      configured.length + paired.length === 0 || configured.includes(origin) || paired.includes(origin),`,
  },
  {
    // Wrong constant: a zero is missing, and a second press after some seconds is a second print.
    name: 'same-request-counts-as-new-too-soon',
    room: 'helper',
    file: 'helper/src/limits.ts',
    find: 'sameRequestWindowMs: 60_000,',
    replace: 'sameRequestWindowMs: 6_000,',
  },
  {
    // Too optimistic: a job that the printer no longer knows counts as printed.
    name: 'forgotten-job-counts-as-printed',
    room: 'helper',
    file: 'helper/src/dispatch/follow-job.ts',
    find: `forgotten: 'unconfirmed',`,
    replace: `forgotten: 'completed',`,
  },
];
