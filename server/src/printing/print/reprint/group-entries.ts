import type { printJobEntries } from '../../../foundation/store/schema/index.ts';

export type PrintedEntry = typeof printJobEntries.$inferSelect;

/** Files that were split from one line of a job, with the total number of their labels. */
export interface PrintedLine {
  readonly entry: PrintedEntry;
  readonly labelCount: number;
  /** What differs between its labels, label by label; undefined when they are all the same. */
  readonly eachLabel?: readonly Readonly<Record<string, string>>[];
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
      commonValues(entry).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ]),
  );
  return [...lines.values()].flatMap((files) => {
    const [entry] = files;
    if (!entry) return [];
    const labelCount = files.reduce((sum, file) => sum + file.labelCount, 0);
    const eachLabel = files.flatMap(({ labelValues }) => labelValues ?? []);
    return [{ entry, labelCount, ...(eachLabel.length > 0 && { eachLabel }) }];
  });
}

/** Returns the values that all labels of the line have. */
function commonValues({ values, labelValues }: PrintedEntry): [string, string][] {
  const varying = labelValues?.[0] ?? {};
  return Object.entries(values).filter(([name]) => !Object.hasOwn(varying, name));
}
