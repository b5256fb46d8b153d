export const texts = {
  title: 'Orders',
  description: 'What is to be printed for whom. Members print the orders of their groups.',
  add: 'Add order',
  search: 'Search by number or customer',
  caption: 'Orders',
  rows: {
    count: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'order' : 'orders'}`,
    countOf: ({ shown, count }: { shown: number; count: number }) =>
      `${shown.toLocaleString('en')} of ${count.toLocaleString('en')} orders`,
    noneFor: ({ search }: { search: string }) => `No orders found for “${search}”.`,
    noneForFilters: 'No orders match the filters.',
    noneForBoth: ({ search }: { search: string }) => `No orders found for “${search}” with these filters.`,
    selected: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'order' : 'orders'} selected`,
    allSelected: ({ count }: { count: number }) =>
      `All ${count.toLocaleString('en')} ${count === 1 ? 'order' : 'orders'} selected`,
  },
  number: 'Order',
  customer: 'Customer',
  group: 'Group',
  date: 'Date',
  lines: 'Lines',
  labels: 'Labels',
  progress: 'Printed',
  nothing: '–',
  none: 'There are no orders yet. Add the first one, or import them from a file.',
} as const;
