import { desc, eq } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import type { TestDataRow } from '../../foundation/values/test-data.ts';
import { labelVersions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Returns the test data that fits a template: values of variables it does not have are left out. */
export function fittingTestData(rows: readonly TestDataRow[], template: LabelTemplate): TestDataRow[] {
  const names = new Set(template.variables.map(({ name }) => name));
  return rows.map(({ name, values }) => ({
    name,
    values: Object.fromEntries(Object.entries(values).filter(([variable]) => names.has(variable))),
  }));
}

/** Returns the test data of a label's newest version; the next version is previewed with the same. */
export async function keptTestData(
  transaction: Transaction,
  labelId: number,
  template: LabelTemplate,
): Promise<TestDataRow[]> {
  const [last] = await transaction
    .select({ testData: labelVersions.testData })
    .from(labelVersions)
    .where(eq(labelVersions.labelId, labelId))
    .orderBy(desc(labelVersions.version))
    .limit(1);
  return fittingTestData(last?.testData ?? [], template);
}
