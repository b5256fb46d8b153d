import type { printJobEntries } from '../../../foundation/store/schema/index.ts';

export type PrintedEntry = typeof printJobEntries.$inferSelect;

/** Files that were split from one line of a job, with the total number of their labels. */
export interface PrintedLine {
  readonly entry: PrintedEntry;
  readonly labelCount: number;
}

/** Joins the files that were split from one line of a job: 250 labels are three files, and become one line again. */
export function groupEntries(entries: readonly PrintedEntry[]): PrintedLine[] {
  const lines = Map.groupBy(entries, (entry) =>
    JSON.stringify([
      entry.labelVersionId,
      entry.printerId,
      entry.articleId,
      entry.orderId,
      entry.orderLine,
      Object.entries(entry.values).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ]),
  );
  return [...lines.values()].flatMap((files) => {
    const [entry] = files;
    return entry ? [{ entry, labelCount: files.reduce((sum, { labelCount }) => sum + labelCount, 0) }] : [];
  });
}
