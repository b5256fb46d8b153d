interface DemoOrder {
  readonly orderNumber: string;
  readonly customer: string;
  readonly groupId: number;
  readonly daysAgo: number;
  /** Article id and quantity. */
  readonly lines: readonly (readonly [articleId: number, quantity: number])[];
}

/** Orders; article ids count in the order of demo-articles.ts. */
export const demoOrders: readonly DemoOrder[] = [
  {
    orderNumber: 'SO-2026-0412',
    customer: 'Épicerie du Marché',
    groupId: 2,
    daysAgo: 0,
    lines: [
      [1, 12],
      [13, 6],
      [31, 24],
    ],
  },
  {
    orderNumber: 'SO-2026-0411',
    customer: 'Feinkost Grünwald',
    groupId: 2,
    daysAgo: 1,
    lines: [
      [7, 10],
      [37, 4],
      [85, 12],
    ],
  },
  {
    orderNumber: 'SO-2026-0410',
    customer: 'Café Ærø',
    groupId: 3,
    daysAgo: 1,
    lines: [
      [19, 40],
      [20, 8],
    ],
  },
  {
    orderNumber: 'SO-2026-0407',
    customer: 'Bottega Azzurra',
    groupId: 4,
    daysAgo: 3,
    lines: [
      [51, 16],
      [52, 8],
    ],
  },
  {
    orderNumber: 'SO-2026-0399',
    customer: 'Delikatesy Pod Różą',
    groupId: 5,
    daysAgo: 6,
    lines: [
      [101, 30],
      [102, 30],
    ],
  },
  { orderNumber: 'SO-2026-0388', customer: 'Παντοπωλείο Ήλιος', groupId: 4, daysAgo: 9, lines: [[63, 18]] },
];
