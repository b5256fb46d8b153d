import type { RuleValues } from '../model/label-form';

const names = (people: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(people);

/** So much of a default stands in one line. */
const SHOWN_CHARACTERS = 40;
const shortened = (text: string) =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;

export const texts = {
  addTitle: 'Add label',
  addDescription: 'From a file: Platen JSON, SVG with {{variables}}, or ZPL with ^FN fields.',
  add: 'Add label',
  fromStandard: 'From a standard label',
  loading: 'Label',
  notFound: 'This label is not there. It may have been deleted.',
  toList: 'See all labels',
  file: 'The file',
  details: 'The label',
  name: 'Name',
  nameHint: 'What people choose it by; every label has one of its own.',
  groups: 'Groups',
  groupsHint: 'Who the label is offered to. Without a group it is for everybody.',
  noGroups: 'There are no groups to choose from.',
  printers: 'Printers',
  printersHint: 'Which printers it is meant for. Without one, any.',
  noPrinters: 'There are no printers to choose from.',
  variables: 'Variables',
  variablesHint: 'What is filled in when the label is printed.',
  noVariables: 'This label has no variables: every print of it is the same.',
  displayName: 'Shown as',
  type: 'Type',
  types: { default: 'Text', 'media-ref': 'Picture', toggle: 'Switch' } satisfies Record<
    RuleValues['type'],
    string
  >,
  typeFixed: {
    'media-ref': 'Stands in the place of a picture.',
    toggle: 'Shows or hides parts of the label.',
    default: 'Parts of the label are shown only while it has a value.',
  } satisfies Record<RuleValues['type'], string>,
  defaultValue: 'Default',
  defaults: { '': 'None: off', true: 'On', false: 'Off' },
  propertySize: 'Most characters',
  required: 'Required',
  folded: ({ type, required, defaultValue, editable }: RuleValues) =>
    [
      texts.types[type],
      required && type !== 'toggle' && 'required',
      defaultValue !== '' &&
        type !== 'media-ref' &&
        `“${shortened(defaultValue)}” where nothing is filled in`,
      !editable && 'not changed when printing',
    ]
      .filter(Boolean)
      .join(', '),
  editable: 'Can be changed when printing',
  of: (field: string, variable: string) => `${field} of ${variable}`,
  newVersion: (version: number) => `Saved, changed variables make version ${version}.`,
  waitsFor: (state: string, reviewers: readonly string[]) =>
    reviewers.length === 0
      ? `${state}. Nobody has the role for it. Administrators give roles under Users.`
      : `${state}: ${names(reviewers)} can act.`,
  printedMeanwhile: (version: number) => `Version ${version} is printed meanwhile.`,
  preview: 'Preview',
  sampled: 'With sample values where nothing is filled in.',
  filledBy: (article: string) => `As it looks for ${article}.`,
  tryValues: 'Try other values',
  enabled: 'Enabled',
  disabled: 'Disabled',
  enable: 'Enable label',
  disable: 'Disable label',
  disabledHint: 'Nobody can print this label while it is disabled.',
  switchFailed: 'The label could not be switched.',
  articles: 'Connected articles',
  articlesHint:
    'Articles whose values fill this label. They are connected one by one on the screen of an article, or many at once on the list of articles.',
  connectArticles: 'Connect articles',
  showArticles: 'Show them on the list of articles',
  noArticles: 'No article is connected to this label yet.',
  moreArticles: (count: number) => (count === 1 ? 'and 1 more' : `and ${count.toLocaleString('en')} more`),
  versions: 'Versions',
  version: 'Version',
  state: 'State',
  size: 'Size',
  uploadedBy: 'Made by',
  createdAt: 'Made',
  publishedAt: 'Published',
  replace: 'Replace the file',
  replaceHint: 'A new file makes the next version. Variables of the same name keep how they are filled in.',
  replaceBlocked: 'Save or discard your changes first.',
  replaceNow: (version: number | undefined) =>
    version === undefined ? 'Replace the file' : `Replace, as version ${version}`,
  replaceFailed: 'The file was not replaced.',
  replaced: 'The file was replaced.',
  discardFile: 'Discard this file',
  deletion: 'Delete',
  keeps: (reason: string) =>
    `This label cannot be deleted. ${reason} Disable it instead: then nobody prints it.`,
  /** @param articles how many are connected; undefined where the server does not tell */
  letGo: (articles: number | undefined) =>
    articles === undefined
      ? 'Articles that are connected to it let it go.'
      : articles === 1
        ? '1 article is connected to it and lets it go.'
        : `${articles.toLocaleString('en')} articles are connected to it and let it go.`,
  deleteNotOffered: 'It is gone already, or this server does not offer to delete labels.',
} as const;
