import type { GroupName } from '../model/command-groups';

const groups: Readonly<Record<GroupName, string>> = {
  recent: 'Recent',
  screens: 'Screens',
  articles: 'Articles',
  labels: 'Labels',
  orders: 'Orders',
  users: 'Users',
};

export const texts = {
  title: 'Search and go to',
  label: 'Search screens, articles, labels, orders and users',
  placeholder: 'Search or go to…',
  close: 'Close',
  results: 'Results',
  group: (name: GroupName) => groups[name],
  searching: 'Searching…',
  failed: (name: GroupName, why: string) => `${groups[name]} could not be searched. ${why}`,
  retry: 'Try again',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  typeMore: 'Type one character more to search articles, labels, orders and users.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  choose: 'choose',
  open: 'open',
  leave: 'close',
  arrows: '↑ ↓',
  enter: 'Enter',
  escape: 'Esc',
} as const;
