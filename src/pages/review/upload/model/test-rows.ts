import type { LabelVariable } from '@/entities/label';
import type { TestDataRow } from '@/entities/review';

/** A row of the test data as the form holds it. */
export interface TestRow extends TestDataRow {
  /** Tells rows apart while they are named, copied and deleted. */
  key: string;
}

/** Saved rows as the form shows them first. */
export const rowsOf = (testData: readonly TestDataRow[]): TestRow[] =>
  testData.map((row, index) => ({ ...row, key: `saved-${index}` }));

/** A name that no row has yet: “Longest copy”, “Longest copy 2”. */
export function freeName(wanted: string, rows: readonly TestDataRow[]): string {
  const taken = new Set(rows.map(({ name }) => name.trim().toLowerCase()));
  const names = [wanted, ...rows.map((_, index) => `${wanted} ${index + 2}`)];
  return names.find((name) => !taken.has(name.toLowerCase())) ?? wanted;
}

/** What is sent: names without blanks around them, and a value for each variable that the label has. */
export const sentRows = (rows: readonly TestDataRow[], variables: readonly LabelVariable[]): TestDataRow[] =>
  rows.map(({ name, values }) => ({
    name: name.trim(),
    values: Object.fromEntries(
      variables.map(({ variableName }) => [variableName, values[variableName] ?? '']),
    ),
  }));

/** Whether two sets of rows say the same of these variables. */
export const isSameData = (
  one: readonly TestDataRow[],
  other: readonly TestDataRow[],
  variables: readonly LabelVariable[],
): boolean => JSON.stringify(sentRows(one, variables)) === JSON.stringify(sentRows(other, variables));
