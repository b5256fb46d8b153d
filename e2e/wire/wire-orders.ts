import type { seedOrders } from 'server';

type Order = Parameters<typeof seedOrders>[3][number];

/** Articles of the demo catalogue: Tarte à la crème, Pain de campagne, Crème fraîche. */
const LINES = [
  [13, 10],
  [1, 2],
  [31, 50],
] as const;

const anOrder = (orderNumber: string, lines: Order['lines']): Order => ({
  orderNumber,
  customer: 'Bäckerei am Marktplatz',
  groupId: 2,
  daysAgo: 0,
  lines,
});

/** Orders of the tests against the real services, after the six of the demo. */
export const wireOrders: readonly Order[] = [
  anOrder('WIRE-62', LINES),
  anOrder('WIRE-30', [[13, 30]]),
  anOrder('WIRE-3', [[13, 3]]),
  anOrder(
    'WIRE-1000',
    Array.from({ length: 100 }, (_, index) => [index + 1, 10] as const),
  ),
];

/** The order of ten, two and fifty labels. */
export const mixedOrder = { id: 7, lines: LINES };
/** One line of thirty labels. */
export const plainOrder = { id: 8, count: 30 };
/** One line of three labels. */
export const smallOrder = { id: 9, count: 3 };
/** A hundred lines of ten labels: five to a file. */
export const longOrder = { id: 10, count: 1000 };
