import type { ConfigurationValues } from '../model/configuration-values';

export const texts = {
  addTitle: 'Add import configuration',
  addDescription: 'How a file that comes again and again is read. Whoever imports it chooses it by its name.',
  add: 'Add configuration',
  loading: 'Import configuration',
  notFound: 'This configuration is not there. It may have been deleted.',
  toList: 'See all configurations',
  deleteNotOffered: 'It is gone already, or this server does not offer to delete configurations.',
  name: 'Name',
  kind: 'Imports',
  kinds: { articles: 'Articles', orders: 'Orders' } satisfies Record<ConfigurationValues['kind'], string>,
  file: 'The file',
  encoding: 'Encoding',
  encodingHint: 'With a wrong one letters such as ä or é come out as others.',
  delimiter: 'Between the cells',
  delimiters: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' } satisfies Record<
    ConfigurationValues['delimiter'],
    string
  >,
  hasHeader: 'The first row names the columns',
  columns: 'Columns',
  columnsHint: (hasHeader: boolean) =>
    hasHeader
      ? 'As the file heads them, or by place: #3 is the third. Empty: not in the file.'
      : 'By place: 1 is the first. Empty: not in the file.',
  fields: {
    identifier: 'Article number',
    name: 'Name of the article',
    ean: 'EAN',
    orderNumber: 'Order number',
    article: 'Article number or EAN',
    quantity: 'Quantity',
    customer: 'Customer',
    label: 'Label',
  } as Readonly<Record<string, string>>,
  values: 'Values of the articles',
  valuesHint: 'What labels print of an article, such as ingredients: the value and the column it comes from.',
  key: (place: number) => `Value ${place}`,
  column: (place: number) => `Column of value ${place}`,
  remove: (place: number) => `Remove value ${place}`,
  addValue: 'Add a value',
  importing: 'Importing',
  group: 'Into the group',
  ownGroup: 'The group of whoever imports',
  groupHint: 'Orders go only into groups whose settings take imported orders.',
  notOpen: (group: string) => `${group} (takes no imported orders)`,
  groupsMissing: 'The groups could not be loaded; the one that is saved stays.',
  savedGroup: 'The group that is saved',
  onExisting: 'What is there already',
  existing: {
    update: 'Change it to what the file says',
    skip: 'Leave it as it is',
    refuse: 'Import nothing of the file',
  } satisfies Record<ConfigurationValues['onExisting'], string>,
  skipFaulty: 'Leave out faulty rows and import the others',
  skipFaultyHint: 'Otherwise one faulty row keeps the whole file out.',
} as const;
