import type { GroupSettings } from '@/entities/group';

export const texts = {
  addTitle: 'Add group',
  addDescription: 'A place for articles, orders, people and printers that belong together.',
  add: 'Add group',
  loading: 'Group',
  modified: (at: string) => `Last changed ${at}`,
  allGroups: 'All groups',
  notFound: 'This group is not there. It may have been deleted.',
  toList: 'See all groups',
  place: 'Name and place',
  name: 'Name',
  parent: 'Lies in',
  isFirst: 'This is the first group: it holds all others and stays where it is.',
  holdsGroups: 'It holds groups itself, so it can lie on the first level only.',
  defaultPrinter: 'Default printer',
  defaultPrinterHint: 'What its members print on where they chose nothing else.',
  noPrinter: 'None',
  settings: 'Settings',
  settingsHint: 'Which labels are offered to print besides those an article is connected to itself.',
  setting: {
    useLabelsConnectedToArticlesGroup: {
      label: 'Labels of the article’s group',
      hint: 'For an article of this group, the labels connected to this group are offered too.',
    },
    useLabelsConnectedToOrdersGroup: {
      label: 'Labels of the order’s group',
      hint: 'For an order of this group, the labels connected to this group are offered for each of its lines.',
    },
    useLabelsConnectedToUserDefaultGroup: {
      label: 'Labels of the member’s own group',
      hint: 'Who has this group as their first one is offered its labels for every article.',
    },
    allowOrderImportToThisGroup: {
      label: 'Orders may be imported into this group',
      hint: 'It can be chosen as the target when a file of orders is imported.',
    },
  } satisfies Record<keyof GroupSettings, { label: string; hint: string }>,
  members: 'Members',
  membersHint: 'They see the articles and orders of this group and of those below it.',
  findMember: 'Find a person',
  printers: 'Printers',
  printersHint: 'Who this printer is for. A printer of no group is for everybody.',
  findPrinter: 'Find a printer',
  disabled: 'disabled',
  noMembers: 'Nobody is a member yet. Find somebody to add.',
  noPrinters: 'No printer is for this group yet.',
  noneFound: (search: string) => `Nothing found for “${search}”.`,
  more: (shown: number, count: number) => `${shown} of ${count} are shown. Search to find the others.`,
  news: (added: number, removed: number) =>
    [added > 0 && `${added} to be added`, removed > 0 && `${removed} to be removed`]
      .filter(Boolean)
      .join(', '),
  cannotDelete: (parts: string) => `It cannot be deleted while it holds ${parts}: move or delete them first.`,
  deleteHint:
    'Deleted, its members keep their other groups; a printer that is for no other group is for everybody then.',
  deletion: 'Deleting',
  parts: {
    groups: (count: number) => (count === 1 ? '1 group' : `${count} groups`),
    articles: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
    orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  },
  and: (parts: readonly string[]) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  deleteNotOffered: 'It is gone already, or this server does not offer to delete groups.',
} as const;
