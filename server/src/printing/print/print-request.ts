import { z } from 'zod';
import { idempotencyKeySchema } from '../../foundation/values/idempotency-key.ts';
import { printLimits, quantitySchema } from '../../foundation/values/print-limits.ts';
import { idInput, nameSchema, valueSchema } from '../../foundation/values/text-limits.ts';

export const computerNameSchema = z.string().trim().min(1, { error: 'Computer name not available' }).max(200);

const lineSchema = z.strictObject({
  labelId: idInput,
  printerId: idInput,
  quantity: quantitySchema.default(1),
  articleId: idInput.nullish(),
  orderId: idInput.nullish(),
  orderLine: z
    .int()
    .min(0)
    .max(9999)
    .nullish()
    .describe('Position of the line of the order, from 0; without it the only line of the article is meant'),
  editableData: z
    .array(z.strictObject({ key: nameSchema, data: valueSchema }))
    .max(200)
    .default([]),
});

const jobSchema = <Line extends z.ZodType>(line: Line) =>
  z.strictObject({
    computerName: computerNameSchema,
    labels: z.array(line).min(1).max(printLimits.lines),
    idempotencyKey: idempotencyKeySchema,
  });

export const printLabelsSchema = jobSchema(lineSchema);
export const printArticlesSchema = jobSchema(lineSchema.extend({ articleId: idInput }));

/** The quick-print request; form fields of a widget may be ticked boxes or numbers. */
export const quickPrintSchema = z.strictObject({
  labelId: idInput,
  printerId: idInput,
  quantity: quantitySchema.default(1),
  article: z.strictObject({ id: idInput, name: z.string().max(200).optional() }),
  variables: z.record(z.string().max(200), z.union([valueSchema, z.boolean(), z.number()])).default({}),
  computerName: computerNameSchema.optional(),
  idempotencyKey: idempotencyKeySchema,
});

/** Print request, common to the three calls. */
export interface PrintRequest {
  readonly computerName: string;
  readonly lines: readonly PrintLine[];
}

export interface PrintLine {
  readonly labelId: number;
  readonly printerId: number;
  readonly quantity: number;
  readonly articleId: number | null;
  readonly orderId: number | null;
  /** Position of the line in its order; null if no line of an order is printed. */
  readonly orderLine: number | null;
  readonly changes: Readonly<Record<string, string>>;
}

export const toPrintRequest = ({
  computerName,
  labels,
}: z.output<typeof printLabelsSchema>): PrintRequest => ({
  computerName,
  lines: labels.map(({ labelId, printerId, quantity, articleId, orderId, orderLine, editableData }) => ({
    labelId,
    printerId,
    quantity,
    articleId: articleId ?? null,
    orderId: orderId ?? null,
    orderLine: orderLine ?? null,
    changes: Object.fromEntries(editableData.map(({ key, data }) => [key, data])),
  })),
});

export const fromQuickPrint = (request: z.output<typeof quickPrintSchema>): PrintRequest => ({
  computerName: request.computerName ?? 'quick print',
  lines: [
    {
      labelId: request.labelId,
      printerId: request.printerId,
      quantity: request.quantity,
      articleId: request.article.id,
      orderId: null,
      orderLine: null,
      changes: Object.fromEntries(
        Object.entries(request.variables).map(([name, value]) => [name, String(value)]),
      ),
    },
  ],
});
