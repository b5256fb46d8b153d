import { z } from 'zod';
import { idInput, idSchema, nameSchema } from '../../foundation/values/text-limits.ts';
import { variableSchema } from '../../design/labels/label-schemas.ts';
import { quantitySchema } from '../../foundation/values/print-limits.ts';
import { orderLimits } from './order-limits.ts';

/** Fields of the form of an order that are stored as they are sent. */
export const orderSettings = {
  orderNumber: nameSchema,
  customer: z.string().trim().max(200).default(''),
};

const orderFacts = {
  orderId: idSchema,
  ...orderSettings,
  groupId: idSchema,
  createdAt: z.iso.datetime(),
};

/** An order as lists show it. */
export const orderSummarySchema = z.strictObject({
  ...orderFacts,
  lineCount: z.int(),
  /** Number of labels the lines ask for. */
  labelCount: z.int(),
  /** Number of these that are printed; spares are not counted. */
  printedCount: z.int(),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

const lineLabelSchema = z.strictObject({
  labelId: idSchema,
  name: z.string(),
  /** Variables with the values of the line's article. */
  variables: z.array(variableSchema),
});
export type LineLabel = z.infer<typeof lineLabelSchema>;

const orderLineSchema = z.strictObject({
  /** Number of the line, from 0; unchanged when lines before it are removed or moved. */
  position: z.int(),
  article: z.strictObject({ id: idSchema, name: z.string(), externalIdentifier: z.string() }),
  /** Label chosen for the line; null: the article's own. */
  labelId: idSchema.nullable(),
  /** Label of the line, else the first of its article; null if there is none to print. */
  label: lineLabelSchema.nullable(),
  /** Other labels the article can be printed with. */
  otherLabels: z.array(lineLabelSchema),
  quantity: z.int(),
  /** Labels printed for the line so far, including spares. */
  printedCount: z.int(),
  /** Number of labels for which it is unknown, or not yet known, whether they were printed. */
  openCount: z.int(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

export const orderSchema = z.strictObject({
  ...orderFacts,
  /** Incremented with every change; a save sends the revision it is based on. */
  revision: z.int(),
  lines: z.array(orderLineSchema),
});
export type Order = z.infer<typeof orderSchema>;

const newLineSchema = z.strictObject({
  articleId: idInput,
  /** Omitted or null: the article's own label. */
  labelId: idInput.nullish(),
  quantity: quantitySchema,
});

export const newOrderSchema = z.strictObject({
  ...orderSettings,
  /** Omitted: the caller's first group. */
  groupId: idInput.optional(),
  lines: z.array(newLineSchema).max(orderLimits.lines).default([]),
});
export type NewOrder = z.output<typeof newOrderSchema>;

const changedLineSchema = newLineSchema.extend({
  /** Number of an existing line; a line without one is new. */
  position: z.int().min(0).max(9999).optional(),
});
export type ChangedLine = z.output<typeof changedLineSchema>;

/** Order with all its lines in their new order; a stored line that is missing here is deleted. */
export const changedOrderSchema = z.strictObject({
  ...orderSettings,
  groupId: idInput,
  lines: z.array(changedLineSchema).max(orderLimits.lines),
  revision: z.int().min(1).optional(),
});

type Settings = z.output<z.ZodObject<typeof orderSettings>>;

/** Changes of an order; settings that are left out stay unchanged, as by an import. */
export interface ChangedOrder
  extends Omit<z.output<typeof changedOrderSchema>, keyof Settings>, Partial<Settings> {
  readonly orderNumber: string;
}
