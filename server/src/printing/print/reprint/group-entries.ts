import type { printJobEntries } from '../../../foundation/store/schema/index.ts';

export type PrintedEntry = typeof printJobEntries.$inferSelect;

/** Files that were cut from one line of a job, with the labels they have together. */
export interface PrintedLine {
  readonly entry: PrintedEntry;
  readonly labelCount: number;
}

/** Puts together what one line of a job was cut into: 250 labels are three files, and one line again here. */
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
