import * as z from 'zod/mini';
import { box, lengthMm, sizePt, strokeMm, text, xHeightMm } from './schema-parts.ts';
import { templateLimits as limits } from './template-limits.ts';

/** `decimal` puts the decimal signs of a column below each other. */
const cellAlign = z.enum(['left', 'center', 'right', 'decimal']);

const columnSchema = z.strictObject({
  /** Width; without it the column gets a share of what those with a width leave. */
  widthMm: z.optional(lengthMm),
  /** Parts of that room, default 1. */
  share: z.optional(z.number().check(z.positive(), z.maximum(limits.columnShare))),
  align: z.optional(cellAlign),
});

const cellSchema = z.strictObject({
  value: text,
  /** How many columns it covers. */
  colspan: z.optional(z.int().check(z.positive(), z.maximum(limits.tableColumns))),
  /** Instead of that of its column. */
  align: z.optional(cellAlign),
});

const rowSchema = z.strictObject({
  /** Cells from the left; columns that none covers are empty. */
  cells: z.array(cellSchema).check(z.maxLength(limits.tableColumns)),
  /** Bold, and shown whatever its values. */
  header: z.optional(z.boolean()),
});

/** Schema of a table (version 2): texts in rows and columns, all of one size. */
export const tableElementSchema = z.strictObject({
  ...box,
  type: z.literal('table'),
  columns: z.array(columnSchema).check(z.minLength(1), z.maxLength(limits.tableColumns)),
  rows: z.array(rowSchema).check(z.minLength(1), z.maxLength(limits.tableRows)),
  /** Tags in the cells and in the values of their variables are read: markup/markup-tokens.ts. */
  markup: z.optional(z.boolean()),
  sizePt,
  minSizePt: z.optional(sizePt),
  minXHeightMm: z.optional(xHeightMm),
  lineHeight: z.optional(
    z.number().check(z.minimum(limits.smallestLineHeight), z.maximum(limits.lineHeight)),
  ),
  /** Lines around the table, between its rows too, or around each cell. */
  rules: z.optional(z.enum(['none', 'outer', 'rows', 'all'])),
  ruleMm: z.optional(strokeMm.check(z.positive())),
  /** Room at the left and right of a cell's text; above and below it is half as much. */
  paddingMm: z.optional(z.number().check(z.minimum(0), z.maximum(limits.marginMm))),
  /** Leaves out rows that have variables, all of which are empty. */
  hideEmptyRows: z.optional(z.boolean()),
});

export type TableColumn = z.infer<typeof columnSchema>;
export type TableRow = z.infer<typeof rowSchema>;
export type TableCell = z.infer<typeof cellSchema>;
