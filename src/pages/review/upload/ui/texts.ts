const oneOf = (people: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(people);
const theVersion = (version: number | undefined) =>
  version === undefined ? 'the version' : `version ${version}`;

export const texts = {
  uploadTitle: 'Upload version',
  replaceTitle: (version: number | undefined) =>
    version === undefined ? 'Change version' : `Change version ${version}`,
  loading: 'Label version',
  ofLabel: (label: string) => `Of the label ${label}.`,
  finished: (version: number | undefined, state: string) =>
    `${version === undefined ? 'This version' : `Version ${version}`} can no longer be changed. State: ${state}.`,
  notFound: 'This label or version is not there.',
  toLabel: 'See all versions of the label',
  toList: 'See all labels',
  uploadHere: 'Upload a new version instead',
  file: 'The file',
  newFile: 'Another file',
  comment: 'Comment',
  commentHint: 'What changed, for those who approve. It stays in the audit trail.',
  next: 'After saving',
  nextStep: {
    draft: ['Keep it as a draft', 'Nobody is asked to approve it yet.'],
    ready: ['Set it ready for approval', 'Its data is approved first, then its design.'],
  },
  submit: { draft: 'Save as draft', ready: 'Save and set ready for approval' },
  becomes: (version: number | undefined) =>
    version === undefined
      ? 'It becomes the next version, as a draft.'
      : `It becomes version ${version}, as a draft.`,
  takesPlace: (version: number | undefined, people: readonly string[]) =>
    `It takes the place of ${theVersion(version)}, which is still under way${
      people.length === 0 ? '' : ` and waits for ${oneOf(people)}`
    }: that one can no longer be published.`,
  printedMeanwhile: (version: number | undefined) =>
    version === undefined
      ? 'Until it is published nothing of this label is printed.'
      : `Until it is published version ${version} is printed.`,
  replacesFile: (file: string, by: string) =>
    `It takes the place of ${file === '' ? 'the file that is there' : file}${by === '' ? '' : `, uploaded by ${by}`}.`,
  draftAgain: (version: number | undefined) =>
    `${theVersion(version).replace(/^./, (letter) => letter.toUpperCase())} becomes a draft again: what was approved of it has to be approved anew.`,
  onlyFile: 'Test data can be changed while the version is a draft. Another file makes it one.',
  discardFile: 'Leave the file as it is',
  stale: 'Somebody has replaced the file of this version since you began',
  staleHint: 'What you entered is still here. Look at the file that is there now before you save.',
  takeNewer: 'Go on with the file that is there now',
  partly: 'Not everything was saved',
  testData: 'Test data',
  testDataHint:
    'Values that those who approve look at the label with: the longest that occur, empty ones, other scripts. They are not printed.',
  noVariables: 'This label has no variables: there is nothing to fill in.',
  noRows: 'No test data yet. Those who approve see the label with sample values.',
  addRow: 'Add row',
  rowsFull: (most: number) => `There are ${most} rows at most.`,
  rowName: 'Name',
  rowTitle: (name: string, number: number) => (name.trim() === '' ? `Row ${number}` : name.trim()),
  newRow: 'Row',
  copyOf: (name: string) => `${name} copy`,
  copy: (row: string) => `Copy ${row}`,
  delete: (row: string) => `Delete ${row}`,
  open: (row: string) => `Values of ${row}`,
  deleted: (row: string) => `${row} was deleted.`,
  preview: 'Preview',
  shownWith: 'Shown with',
  samples: 'Sample values',
  noPreview: 'Choose a file: the label is shown here as it prints.',
} as const;
