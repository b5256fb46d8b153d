import * as z from 'zod/mini';
import type { Article } from '@/entities/article';
import type { Order, OrderLine } from '@/entities/order';
import { lenient, toId } from '@/shared/api';
import {
  definedErrors,
  type DraftForm,
  type FormErrors,
  type FormValues,
  useDraftForm,
} from '@/shared/lib/form';
import { ORDER_LIMITS } from '../config/limits';
import { texts } from '../i18n';
import { lineRights } from './line-rule';

const orderDraftSchema = z.object({
  orderNumber: z.string(),
  customer: z.string(),
  /** "" leaves it to the server: the person's first group. */
  groupId: z.string(),
  lines: z.array(
    z.object({
      /** Tells lines apart on the screen; it is not sent. */
      rowKey: z.string(),
      /** The number of a saved line. */
      position: z.optional(z.number()),
      articleId: lenient.id(),
      name: z.string(),
      identifier: z.string(),
      /** "" means the article's own label. */
      labelId: z.string(),
      /** The label printed where none is chosen; "" where that is not known, or there is none. */
      ownLabel: z.string(),
      /** What the article can be printed with. */
      labels: z.array(z.object({ labelId: lenient.id(), name: z.string() })),
      quantity: z.number(),
      /** How many of its labels are printed, and on their way. */
      printedCount: z.number(),
      openCount: z.number(),
    }),
  ),
});

/** An order as it is being entered. */
export type OrderValues = FormValues<typeof orderDraftSchema>;

/** One line as it is being entered. */
export type LineValues = OrderValues['lines'][number];

export const NEW_ORDER: OrderValues = { orderNumber: '', customer: '', groupId: '', lines: [] };

/** A saved order in the form. */
export const valuesOf = (order: Order): OrderValues => ({
  orderNumber: order.orderNumber,
  customer: order.customer,
  groupId: order.groupId === undefined ? '' : String(order.groupId),
  lines: order.lines.map(lineOf),
});

function lineOf(line: OrderLine): LineValues {
  const { position, article, label, labelId, otherLabels, quantity, printedCount, openCount } = line;
  return {
    rowKey: `saved-${position}`,
    position,
    articleId: article.id,
    name: article.name,
    identifier: article.externalIdentifier,
    labelId: labelId === undefined ? '' : String(labelId),
    ownLabel: labelId === undefined ? (label?.name ?? '') : '',
    labels: [...(label ? [label] : []), ...otherLabels].map(({ labelId: id, name }) => ({
      labelId: id,
      name,
    })),
    quantity,
    printedCount,
    openCount,
  };
}

/** The lines with one more at the end, for labels of this article. */
export function withArticle(
  lines: readonly LineValues[],
  { id, name, externalIdentifier, labels }: Article,
  quantity = 1,
): readonly LineValues[] {
  return [
    ...lines,
    {
      rowKey: nextRowKey(lines),
      articleId: id,
      name,
      identifier: externalIdentifier,
      labelId: '',
      ownLabel: labels[0]?.name ?? '',
      labels: labels.map((label) => ({ labelId: label.labelId, name: label.name })),
      quantity,
      printedCount: 0,
      openCount: 0,
    },
  ];
}

function nextRowKey(lines: readonly LineValues[]): string {
  const taken = new Set(lines.map(({ rowKey }) => rowKey));
  let number = lines.length;
  while (taken.has(`new-${number}`)) number += 1;
  return `new-${number}`;
}

/** The lines with one of them a place further up (-1) or down (1); at an end it stays. */
export function withMoved(lines: readonly LineValues[], index: number, step: -1 | 1): readonly LineValues[] {
  const moved = lines[index];
  const other = lines[index + step];
  if (!moved || !other) return lines;
  return lines.map((line, at) => (at === index ? other : at === index + step ? moved : line));
}

const asSent = ({ lines, ...values }: OrderValues) => ({
  ...values,
  lines: lines.map(({ position, articleId, labelId, quantity }) => ({
    position,
    articleId,
    labelId,
    quantity,
  })),
});

/** Whether two forms say the same. */
export const isSameOrder = (one: OrderValues, other: OrderValues): boolean =>
  JSON.stringify(asSent(one)) === JSON.stringify(asSent(other));

/** The body of POST api/orders and PUT api/orders/{id}, beside the revision. */
export const orderRequest = ({ orderNumber, customer, groupId, lines }: OrderValues) => ({
  orderNumber: orderNumber.trim(),
  customer: customer.trim(),
  ...(groupId !== '' && { groupId: toId(groupId) }),
  lines: lines.map(({ position, articleId, labelId, quantity }) => ({
    ...(position !== undefined && { position }),
    articleId,
    labelId: labelId === '' ? null : toId(labelId),
    quantity,
  })),
});
export type OrderRequest = ReturnType<typeof orderRequest>;

const { errors } = texts;
const { nameCharacters, lines: mostLines, quantity: mostLabels } = ORDER_LIMITS;

/** What keeps an order from being saved, by field, in the order of the form; lines as `lines.2.quantity`. */
export function orderErrors({ orderNumber, customer, lines }: OrderValues, saved: OrderValues): FormErrors {
  const savedAt = new Map(saved.lines.map((line) => [line.position, line]));
  return definedErrors({
    orderNumber: numberError(orderNumber.trim()),
    customer:
      customer.trim().length > nameCharacters ? errors.longCustomer({ most: nameCharacters }) : undefined,
    lines: lines.length > mostLines ? errors.tooManyLines({ most: mostLines }) : undefined,
    ...Object.fromEntries(
      lines.map((line, index) => [
        `lines.${index}.quantity`,
        quantityError(line, line.position === undefined ? undefined : savedAt.get(line.position)),
      ]),
    ),
  });
}

function numberError(orderNumber: string): string | undefined {
  if (orderNumber === '') return errors.noNumber;
  return orderNumber.length > nameCharacters ? errors.longNumber({ most: nameCharacters }) : undefined;
}

function quantityError({ name, quantity }: LineValues, saved: LineValues | undefined): string | undefined {
  const { leastQuantity } = lineRights(saved);
  if (quantity < leastQuantity) return errors.tooFew({ name, least: leastQuantity });
  return quantity > mostLabels ? errors.tooMany({ name, most: mostLabels }) : undefined;
}

export type OrderForm = DraftForm<OrderValues>;

/** The form over one order; `order` is its id, or "new". */
export function useOrderForm(saved: OrderValues, order: string, revision?: number): OrderForm {
  return useDraftForm({
    form: 'order',
    recordId: order,
    revision,
    saved,
    schema: orderDraftSchema,
    errorsOf: orderErrors,
    // A line's errors are at `lines.2.quantity`, which is no field of its own.
    serverErrorsOf: (problems) => Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    isSame: isSameOrder,
  });
}
