export const en = {
  welcome: 'Welcome, {name}',
  title: 'Home',
  description: 'Print from a favorite, or choose what to print.',
  waysTitle: 'Ways to print',
  ways: {
    quickPrint: {
      title: 'Quick print',
      hint: 'All your widgets on one screen, ready for the scanner',
    },
    articles: { title: 'My articles', hint: 'Find an article, see its label, print it' },
    orders: { title: 'My orders', hint: 'Print the labels of an order' },
    labels: { title: 'My labels', hint: 'Start from a label and fill it in' },
  },
  lastPrints: 'Recent prints',
  allPrints: 'See all prints',
  lastPrint: '{count, plural, one {# label} other {# labels}}, {time}',
  reprint: 'Reprint',
  reprintOf: 'Reprint {name}, {time}',
} as const;
