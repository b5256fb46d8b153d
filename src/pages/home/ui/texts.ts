export const texts = {
  welcome: (name: string) => `Welcome, ${name}`,
  title: 'Home',
  description: 'Print from a favourite, or choose what to print.',
  ways: 'What you can print',
  quickPrint: 'Quick print',
  quickPrintHint: 'All your widgets on one screen, ready for the scanner',
  articles: 'My articles',
  articlesHint: 'Find an article, see its label, print it',
  orders: 'My orders',
  ordersHint: 'Print the labels of an order',
  labels: 'My labels',
  labelsHint: 'Start from a label and fill it in',
} as const;
