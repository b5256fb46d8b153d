export const texts = {
  title: 'Groups',
  description: 'Articles, orders, people and printers belong to groups, on two levels below the first one.',
  add: 'Add group',
  search: 'Search groups',
  caption: 'Groups',
  rows: {
    count: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'group' : 'groups'}`,
    countOf: ({ shown, count }: { shown: number; count: number }) =>
      `${shown.toLocaleString('en')} of ${count.toLocaleString('en')} groups`,
    noneFor: ({ search }: { search: string }) => `No groups found for “${search}”.`,
    noneForFilters: 'No groups match the filters.',
    noneForBoth: ({ search }: { search: string }) => `No groups found for “${search}” with these filters.`,
    selected: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'group' : 'groups'} selected`,
    allSelected: ({ count }: { count: number }) =>
      `All ${count.toLocaleString('en')} ${count === 1 ? 'group' : 'groups'} selected`,
  },
  name: 'Group',
  within: (parent: string) => `in ${parent}`,
  first: 'holds all others',
  members: 'Members',
  printers: 'Printers',
  articles: 'Articles',
  orders: 'Orders',
  defaultPrinter: 'Default printer',
  unknown: '–',
  level: 'Level',
  levels: { 0: 'First group', 1: 'First level', 2: 'Second level' },
  parent: 'In',
  countsMissing: 'What belongs to the groups is not told by this server.',
  cardCounts: (members: number, printers: number, articles: number) =>
    `${members} ${members === 1 ? 'member' : 'members'} · ${printers} ${printers === 1 ? 'printer' : 'printers'} · ${articles} ${articles === 1 ? 'article' : 'articles'}`,
  none: 'There are no groups yet. Add the first one.',
} as const;
