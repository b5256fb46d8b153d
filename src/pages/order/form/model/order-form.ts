import * as z from 'zod/mini';
import type { Article } from '@/entities/article';
import { type Order, type OrderLine, orderSettingsSchema } from '@/entities/order';
import { lenient, toId } from '@/shared/api';
import {
  definedErrors,
  type DraftForm,
  type FormErrors,
  type FormValues,
  nextRowKey,
  trimTexts,
  useDraftForm,
} from '@/shared/lib/form';
import { ORDER_LIMITS } from '../config/limits';
import { texts } from '../i18n';
import { lineRights } from './line-rule';

const orderDraftSchema = z.extend(orderSettingsSchema, {
  /** "" lets the server choose: the person's first group. */
  groupId: z.string(),
  lines: z.array(
    z.object({
      /** Identifies a line on the screen; it is not sent. */
      rowKey: z.string(),
      /** The number of a saved line. */
      position: z.optional(z.number()),
      articleId: lenient.id(),
      name: z.string(),
      identifier: z.string(),
      /** "" for the article's own label. */
      labelId: z.string(),
      /** Name of the label that is printed if none is chosen; "" if it is unknown or does not exist. */
      ownLabel: z.string(),
      /** Labels that the article can be printed with. */
      labels: z.array(z.object({ labelId: lenient.id(), name: z.string() })),
      quantity: z.number(),
      /** Number of its labels that are printed, and that are pending. */
      printedCount: z.number(),
      openCount: z.number(),
    }),
  ),
});

/** Form values of an order. */
export type OrderValues = FormValues<typeof orderDraftSchema>;

/** Form values of one line. */
export type LineValues = OrderValues['lines'][number];

export const NEW_ORDER: OrderValues = { ...orderSettingsSchema.parse({}), groupId: '', lines: [] };

/** Returns the form values of a saved order. */
export const valuesOf = (order: Order): OrderValues => ({
  ...orderSettingsSchema.parse(order),
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

/** Returns the lines with one appended for labels of this article. */
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

const asSent = ({ lines, ...values }: OrderValues) => ({
  ...values,
  lines: lines.map(({ position, articleId, labelId, quantity }) => ({
    position,
    articleId,
    labelId,
    quantity,
  })),
});

/** Returns whether two sets of form values are the same. */
export const isSameOrder = (one: OrderValues, other: OrderValues): boolean =>
  JSON.stringify(asSent(one)) === JSON.stringify(asSent(other));

/** Returns the body of POST api/orders and PUT api/orders/{id}, without the revision. */
export const orderRequest = ({ groupId, lines, ...settings }: OrderValues) => ({
  ...trimTexts(settings),
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

/** Returns the errors that prevent a save, by field, in the order of the form; those of lines as `lines.2.quantity`. */
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

/** Returns the form state of an order; `order` is its id, or "new". */
export function useOrderForm(saved: OrderValues, order: string, revision?: number): OrderForm {
  return useDraftForm({
    form: 'order',
    recordId: order,
    revision,
    saved,
    schema: orderDraftSchema,
    errorsOf: orderErrors,
    // The errors of a line have keys such as `lines.2.quantity`, which are not top-level fields of the form.
    serverErrorsOf: (problems) => Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    isSame: isSameOrder,
  });
}
