import type { Article } from '@/entities/article';
import type { Order, OrderLine } from '@/entities/order';
import type { Id } from '@/shared/api';

/** One line as it is being entered. */
export interface LineValues {
  /** Tells lines apart on the screen; it is not sent. */
  rowKey: string;
  /** The number of a saved line. */
  position?: number | undefined;
  articleId: Id;
  name: string;
  identifier: string;
  /** "" means the article's own label. */
  labelId: string;
  /** The label printed where none is chosen; "" where that is not known, or there is none. */
  ownLabel: string;
  /** What the article can be printed with. */
  labels: readonly { labelId: Id; name: string }[];
  quantity: number;
  /** What became of its labels so far. */
  printedCount: number;
  openCount: number;
}

/** An order as it is being entered. */
export interface OrderValues {
  orderNumber: string;
  customer: string;
  /** "" leaves it to the server: the person's first group. */
  groupId: string;
  lines: readonly LineValues[];
}

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
