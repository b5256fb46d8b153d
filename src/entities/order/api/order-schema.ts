import * as z from 'zod/mini';
import { labelVariableSchema } from '@/entities/label/@x/order';
import { lenient } from '@/shared/api';

/** Fields that the form of an order takes as they are, each with what a new order starts with. */
export const orderSettingsSchema = z.object({ orderNumber: lenient.text(), customer: lenient.text() });

/** Order as shown in lists (specification 3: orderId, orderNumber; the other fields if the server sends them). */
export const orderSummarySchema = z.extend(orderSettingsSchema, {
  orderId: lenient.id(),
  groupId: lenient.optionalId(),
  createdAt: lenient.text(),
  lineCount: lenient.number(undefined),
  /** Number of labels its lines request. */
  labelCount: lenient.number(undefined),
  /** Number of them that are printed. */
  printedCount: lenient.number(undefined),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

const lineLabelSchema = z.object({
  labelId: lenient.id(),
  name: lenient.text(),
  /** Includes the values of the line's article. */
  variables: lenient.list(labelVariableSchema),
});
export type LineLabel = z.infer<typeof lineLabelSchema>;

const orderLineSchema = z.object({
  /** From 0; when the server does not number its lines, their order counts. */
  position: lenient.number(undefined),
  /** Label chosen for the line; undefined when the article's own label is used, or the server does not send it. */
  labelId: lenient.optionalId(),
  article: z.object({ id: lenient.id(), name: lenient.text(), externalIdentifier: lenient.text() }),
  /** Label of the line. */
  label: z.nullish(lineLabelSchema),
  otherLabels: lenient.list(lineLabelSchema),
  quantity: lenient.number(1),
  printedCount: lenient.number(0),
  /** Labels for which it is not, or not yet, known whether they were printed. */
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
export const orderSchema = z.extend(orderSettingsSchema, {
  orderId: lenient.id(),
  groupId: lenient.optionalId(),
  createdAt: lenient.text(),
  /** Increases with every change, if the server counts changes. */
  revision: lenient.number(undefined),
  lines: countedLines,
});
export type Order = z.infer<typeof orderSchema>;
export type OrderLine = Order['lines'][number];
