import type { VersionAction } from '../model/use-version-action';

const versionWords = (version: number | undefined) =>
  version === undefined ? 'This version' : `Version ${version}`;

export const texts = {
  loading: 'Label versions',
  onlyWaiting: 'This server tells only the versions that wait for a review.',
  notFound: 'This label is not there, or this server does not keep versions of labels.',
  toList: 'See all labels',
  printed: (version: number | undefined) =>
    version === undefined ? 'Nothing of this label is printed yet.' : `Version ${version} is printed now.`,
  upload: 'Upload a version',
  underWay: (version: number | undefined) => `${versionWords(version)} under way`,
  noneUnderWay: 'No version is under way',
  noneUnderWayHint: 'A new file makes the next version: a draft first, then it is reviewed.',
  onTime: (moment: string) => `It is published by itself on ${moment}.`,
  uploadedBy: 'Uploaded by',
  uploadedAt: 'Uploaded',
  comment: 'Comment',
  file: 'File',
  fileOf: (name: string, format: string) =>
    name.toLowerCase().endsWith(`.${format}`)
      ? name
      : [name, format.toUpperCase()].filter(Boolean).join(', '),
  testData: 'Test data',
  testRows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  hash: 'Hash',
  decision: (words: string, by: string, at: string) => `${words} by ${by}, ${at}`,
  decided: {
    DataApprover: ['Data approved', 'Data rejected'],
    DesignApprover: ['Design approved', 'Design rejected'],
    Publisher: ['Publication approved', 'Publication rejected'],
  } as Readonly<Record<string, readonly [approved: string, rejected: string]>>,
  otherDecision: ['Approved', 'Rejected'] as const,
  editDraft: 'Edit file and test data',
  replaceFile: 'Replace the file',
  preview: 'Preview',
  previewOf: (version: number | undefined) => `Preview ${versionWords(version).toLowerCase()}`,
  action: { 'set-ready': 'Set ready for approval', withdraw: 'Withdraw' } satisfies Record<
    VersionAction,
    string
  >,
  actionOf: (action: VersionAction, version: number | undefined) =>
    `${texts.action[action]} ${versionWords(version).toLowerCase()}`,
  question: (action: VersionAction, version: number | undefined) =>
    action === 'withdraw'
      ? `Withdraw ${versionWords(version).toLowerCase()}?`
      : `Set ${versionWords(version).toLowerCase()} ready for approval?`,
  effect: (action: VersionAction, isPrinted: boolean) => {
    if (action === 'set-ready')
      return 'Its data is approved first, then its design; then it is published. Another file makes it a draft again.';
    return isPrinted
      ? 'From now on nobody can print this label, until another version of it is published. This cannot be undone.'
      : 'Its review ends here, and nobody can publish it any more. What is printed now stays as it is. This cannot be undone.';
  },
  done: (action: VersionAction, version: number | undefined) =>
    action === 'withdraw'
      ? `${versionWords(version)} was withdrawn.`
      : `${versionWords(version)} is ready for approval.`,
  failed: (action: VersionAction, version: number | undefined) =>
    action === 'withdraw'
      ? `${versionWords(version)} was not withdrawn`
      : `${versionWords(version)} was not set ready`,
  why: 'Why',
  optionalComment: 'Comment for those who approve',
  commentMissing: 'Say why it is withdrawn.',
  commentTooLong: (most: number) => `At most ${most.toLocaleString('en')} characters.`,
  cancel: 'Cancel',
  versions: 'Versions',
  version: 'Version',
  state: 'State',
  made: 'Uploaded',
  published: 'Published',
  size: 'Size',
  actions: 'Actions',
  prints: 'Prints',
  printsOf: (version: number | undefined) =>
    `Prints while ${versionWords(version).toLowerCase()} was printed`,
  none: '–',
  history: 'Audit trail',
  historyHint:
    'Every step of every version. Each entry is sealed with a hash over itself and the one before: a change to any of them can be detected.',
  noHistory: 'Nothing has happened to this label yet.',
  entryOf: (meaning: string, version: number | undefined) =>
    version === undefined ? meaning : `${meaning} (version ${version})`,
  byAt: (by: string) => (by === '' ? 'The server' : by),
  signed: 'Signed with the password',
  saw: (count: number) => (count === 1 ? 'Saw 1 changed region' : `Saw ${count} changed regions`),
  region: (number: number, words: string) => `${number}. ${words}`,
  entryHash: 'Entry',
  versionHash: 'Version',
  exportAs: { csv: 'Export as CSV', json: 'Export as JSON' },
  exported: (file: string) => `${file} was downloaded.`,
} as const;
