import { LABELS_PER_JOB, LINES_PER_JOB } from '../config/limits';

/** Splits the lines of a print, in their order, into jobs that every server accepts: at most 100 lines and 10,000 labels each. */
export function planJobs<Line extends { total: number }>(lines: readonly Line[]): Line[][] {
  const jobs: Line[][] = [];
  let room = { lines: 0, labels: 0 };
  for (const line of lines) {
    if (room.lines === 0 || room.labels < line.total) {
      jobs.push([]);
      room = { lines: LINES_PER_JOB, labels: LABELS_PER_JOB };
    }
    jobs.at(-1)?.push(line);
    room = { lines: room.lines - 1, labels: room.labels - line.total };
  }
  return jobs;
}
