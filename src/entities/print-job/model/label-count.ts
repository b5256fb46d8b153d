/** Labels of all files together. */
export const labelCountOf = ({ entries }: { entries: readonly { labelCount: number }[] }): number =>
  entries.reduce((sum, { labelCount }) => sum + labelCount, 0);
