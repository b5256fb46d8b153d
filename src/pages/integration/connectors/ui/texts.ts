import type { Id } from '@/shared/api';

interface TryFaultWords {
  title: string;
  /** What to do; "" where the sentence of the server says it. */
  remedy: string;
}

const tryErrors: ReadonlyMap<number | undefined, TryFaultWords> = new Map([
  [
    502,
    {
      title: 'The program could not read its articles.',
      remedy: 'Look at what it says on its machine, and whether its file or system is there.',
    },
  ],
  [503, { title: 'It cannot be asked now.', remedy: '' }],
  [
    504,
    {
      title: 'It did not answer in time.',
      remedy: 'If it stays so, its machine is busy or its file is very large.',
    },
  ],
]);

export const texts = {
  title: 'Connectors',
  description: 'Programs in your network that serve the articles of a system there, to be printed from here.',
  add: 'Add connector',
  addTitle: 'Add connector',
  addDescription: 'One for each system whose articles are printed. Its key is shown once it is added.',
  addNotOffered: 'This server does not offer to add connectors.',
  changeNotOffered: 'This server does not offer to change connectors.',
  deleteNotOffered: 'It is gone already, or this server does not offer to delete connectors.',
  search: 'Search connectors',
  caption: 'Connectors',
  rows: {
    count: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'connector' : 'connectors'}`,
    countOf: ({ shown, count }: { shown: number; count: number }) =>
      `${shown.toLocaleString('en')} of ${count.toLocaleString('en')} connectors`,
    noneFor: ({ search }: { search: string }) => `No connectors found for “${search}”.`,
    noneForFilters: 'No connectors match the filters.',
    noneForBoth: ({ search }: { search: string }) =>
      `No connectors found for “${search}” with these filters.`,
    selected: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'connector' : 'connectors'} selected`,
    allSelected: ({ count }: { count: number }) =>
      `All ${count.toLocaleString('en')} ${count === 1 ? 'connector' : 'connectors'} selected`,
  },
  connector: 'Connector',
  nameless: (id: Id) => `Connector ${id}`,
  machine: 'Machine',
  status: 'Status',
  lastSeen: 'Last seen',
  never: 'Never',
  seen: (when: string) => `Last seen ${when}`,
  none: 'There are no connectors yet. Add one for each system whose articles shall be printed.',
  notIncluded: 'Your subscription has no connectors.',
  notIncludedAnyMore: 'Your subscription has no connectors any more: those below are not let in.',
  loading: 'Connector',
  notFound: 'This connector is not there. It may have been deleted.',
  toList: 'See all connectors',
  name: 'Name',
  nameHint: 'What people call the system behind it, such as “Bakery ERP”. They choose it by this name.',
  isEnabled: 'This connector is let in',
  isEnabledHint: 'Off: its program is refused at once, and nobody can print its articles.',
  labels: 'Labels',
  labelsHint: 'What its articles are printed with. None chosen: every label that can be printed.',
  machineTitle: 'Machine',
  runsOn: 'Runs on',
  notToldYet: 'Not known before it connects',
  version: 'Version',
  key: 'Connector key',
  copyKey: 'Copy connector key',
  keyFact: 'Key',
  noKey: 'None yet',
  endsIn: (ending: string) => `ends in ${ending}`,
  keyMade: 'Made',
  keyOf: (name: string) => `The key of ${name}`,
  firstKeyText: 'Its program needs a key to be let in.',
  renewText:
    'A new key puts the old one out at once: the program is refused until it is started again with the new one.',
  command: 'Start command',
  copyCommand: 'Copy start command',
  howTo: 'On the machine of the system, in the folder of Platen, run this line;',
  csvVariable: 'CONNECT_CSV',
  howToEnd:
    'names the file with the articles; a PostgreSQL query can stand in its place, see the README of the helper. The program calls the server and nothing calls it, so no port has to be opened. On Windows set the values as environment variables first.',
  tryIt: 'Try it',
  tryHint:
    'Asks the system behind it now, as somebody who prints does. An empty search shows its first articles.',
  searchArticles: 'Search its articles',
  searchNow: 'Search',
  found: (shown: number, total: number | undefined, asked: string) => {
    if (shown === 0)
      return asked === ''
        ? 'It answered, and has no articles.'
        : `It answered: nothing found for “${asked}”.`;
    return total !== undefined && total > shown
      ? `It answered: the first ${shown} of ${total} articles.`
      : `It answered: ${shown === 1 ? '1 article' : `${shown} articles`}.`;
  },
  labelCount: (count: number) =>
    count === 0 ? 'No labels' : count === 1 ? 'On 1 label' : `On ${count} labels`,
  noValue: 'no value: entered when it is printed',
  tryFault: (status: number | undefined): TryFaultWords =>
    tryErrors.get(status) ?? { title: 'Its articles could not be searched.', remedy: '' },
} as const;
