import * as z from 'zod/mini';
import { labelVariableSchema } from '@/entities/label/@x/order';
import { lenient } from '@/shared/api';

/** An order as lists show it (specification 3: orderId, orderNumber; the rest where the server tells it). */
export const orderSummarySchema = z.object({
  orderId: lenient.id(),
  orderNumber: lenient.text(),
  customer: lenient.text(),
  groupId: lenient.optionalId(),
  createdAt: lenient.text(),
  lineCount: lenient.number(undefined),
  /** Labels its lines ask for. */
  labelCount: lenient.number(undefined),
  /** How many of them are printed. */
  printedCount: lenient.number(undefined),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

const lineLabelSchema = z.object({
  labelId: lenient.id(),
  name: lenient.text(),
  /** With the values of the line's article. */
  variables: lenient.list(labelVariableSchema),
});
export type LineLabel = z.infer<typeof lineLabelSchema>;

const orderLineSchema = z.object({
  /** From 0; a server that does not count its lines means their order. */
  position: lenient.number(undefined),
  /** The label chosen for the line; undefined where the article's own is meant, or the server does not tell. */
  labelId: lenient.optionalId(),
  article: z.object({ id: lenient.id(), name: lenient.text(), externalIdentifier: lenient.text() }),
  /** The label the line is meant to carry. */
  label: z.nullish(lineLabelSchema),
  otherLabels: lenient.list(lineLabelSchema),
  quantity: lenient.number(1),
  printedCount: lenient.number(0),
  /** Labels of which nobody knows, or not yet, whether they were printed. */
  openCount: lenient.number(0),
});

const countedLines = z.pipe(
  lenient.list(orderLineSchema),
  z.transform((lines) =>
    lines.map(({ label, position, ...line }, index) => ({
      ...line,
      position: position ?? index,
      label: label ?? undefined,
    })),
  ),
);

/** One order with its lines. */
export const orderSchema = z.object({
  orderId: lenient.id(),
  orderNumber: lenient.text(),
  customer: lenient.text(),
  groupId: lenient.optionalId(),
  createdAt: lenient.text(),
  /** Rises with every change, where the server counts them. */
  revision: lenient.number(undefined),
  lines: countedLines,
});
export type Order = z.infer<typeof orderSchema>;
export type OrderLine = Order['lines'][number];
