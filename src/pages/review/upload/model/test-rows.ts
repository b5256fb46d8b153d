import type { LabelVariable } from '@/entities/label';
import type { TestDataRow } from '@/entities/review';

/** Row of the test data in the form. */
export interface TestRow extends TestDataRow {
  /** Identifies a row while rows are named, copied and deleted. */
  key: string;
}

/** Returns the initial form rows of saved rows. */
export const rowsOf = (testData: readonly TestDataRow[]): TestRow[] =>
  testData.map((row, index) => ({ ...row, key: `saved-${index}` }));

/** Returns an unused name for a row: “Longest copy”, “Longest copy 2”. */
export function freeName(wanted: string, rows: readonly TestDataRow[]): string {
  const taken = new Set(rows.map(({ name }) => name.trim().toLowerCase()));
  const names = [wanted, ...rows.map((_, index) => `${wanted} ${index + 2}`)];
  return names.find((name) => !taken.has(name.toLowerCase())) ?? wanted;
}

/** Returns whether rows have a value of a variable: what is computed has none. */
export const isEntered = ({ isComputed = false }: LabelVariable): boolean => !isComputed;

/** Returns the rows as they are sent: names without surrounding blanks, and a value for each variable of the label that is not computed. */
export const sentRows = (rows: readonly TestDataRow[], variables: readonly LabelVariable[]): TestDataRow[] =>
  rows.map(({ name, values }) => ({
    name: name.trim(),
    values: Object.fromEntries(
      variables.filter(isEntered).map(({ variableName }) => [variableName, values[variableName] ?? '']),
    ),
  }));

/** Returns whether two sets of rows have the same values for these variables. */
export const isSameData = (
  one: readonly TestDataRow[],
  other: readonly TestDataRow[],
  variables: readonly LabelVariable[],
): boolean => JSON.stringify(sentRows(one, variables)) === JSON.stringify(sentRows(other, variables));
