import { z } from 'zod';
import { valueSchema } from './text-limits.ts';

const maxRows = 20;

/** Named set of values that a version is previewed with. */
const testDataRowSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  values: z.record(z.string().min(1).max(200), valueSchema),
});
export type TestDataRow = z.infer<typeof testDataRowSchema>;

export const testDataSchema = z.array(testDataRowSchema).max(maxRows);
