import { z } from 'zod';
import { idInput, idSchema, nameSchema } from '../../foundation/values/text-limits.ts';
import { variableSchema } from '../../design/labels/label-schemas.ts';
import { quantitySchema } from '../../foundation/values/print-limits.ts';
import { orderLimits } from './order-limits.ts';

const orderFacts = {
  orderId: idSchema,
  orderNumber: z.string(),
  customer: z.string(),
  groupId: idSchema,
  createdAt: z.iso.datetime(),
};

/** An order as lists show it. */
export const orderSummarySchema = z.strictObject({
  ...orderFacts,
  lineCount: z.int(),
  /** Labels the lines ask for. */
  labelCount: z.int(),
  /** How many of them are printed; spares are not counted. */
  printedCount: z.int(),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

const lineLabelSchema = z.strictObject({
  labelId: idSchema,
  name: z.string(),
  /** With the values of the line's article. */
  variables: z.array(variableSchema),
});
export type LineLabel = z.infer<typeof lineLabelSchema>;

const orderLineSchema = z.strictObject({
  /** The number of the line, from 0; it stays when lines before it go or change places. */
  position: z.int(),
  article: z.strictObject({ id: idSchema, name: z.string(), externalIdentifier: z.string() }),
  /** The label chosen for the line; null where the article’s own is meant. */
  labelId: idSchema.nullable(),
  /** The label of the line, else the first of its article; null where there is none to print. */
  label: lineLabelSchema.nullable(),
  /** What else the article can be printed with. */
  otherLabels: z.array(lineLabelSchema),
  quantity: z.int(),
  /** Labels printed for the line so far, spares too. */
  printedCount: z.int(),
  /** Labels of which it is not known, or not yet, whether they were printed. */
  openCount: z.int(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

export const orderSchema = z.strictObject({
  ...orderFacts,
  /** Rises with every change; a save names the one it began with. */
  revision: z.int(),
  lines: z.array(orderLineSchema),
});
export type Order = z.infer<typeof orderSchema>;

const newLineSchema = z.strictObject({
  articleId: idInput,
  /** Left out or null: the article's own label. */
  labelId: idInput.nullish(),
  quantity: quantitySchema,
});

const writtenFacts = {
  orderNumber: nameSchema,
  customer: z.string().trim().max(200).default(''),
};

export const newOrderSchema = z.strictObject({
  ...writtenFacts,
  /** Left out: the caller's first group. */
  groupId: idInput.optional(),
  lines: z.array(newLineSchema).max(orderLimits.lines).default([]),
});
export type NewOrder = z.output<typeof newOrderSchema>;

const changedLineSchema = newLineSchema.extend({
  /** Of a line that is there; a line without one is new. */
  position: z.int().min(0).max(9999).optional(),
});
export type ChangedLine = z.output<typeof changedLineSchema>;

/** An order as it shall be, its lines in their order: a line that is missing is taken out. */
export const changedOrderSchema = z.strictObject({
  ...writtenFacts,
  groupId: idInput,
  lines: z.array(changedLineSchema).max(orderLimits.lines),
  revision: z.int().min(1).optional(),
});
export type ChangedOrder = z.output<typeof changedOrderSchema>;
