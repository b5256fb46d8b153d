const versionWords = (version: number | undefined) =>
  version === undefined ? 'This version' : `Version ${version}`;
const kilobytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1, style: 'unit', unit: 'kilobyte' });

const formats: Readonly<Record<string, string>> = { json: 'Platen JSON', svg: 'SVG', zpl: 'ZPL' };

/** The words of looking at one version. */
export const texts = {
  title: 'Preview',
  description: (version: number | undefined) => `${versionWords(version)}, as it would print.`,
  notFound: 'There is no such label version. It may have been deleted with its label.',
  toList: 'Label review',
  drawing: 'The label',
  findings: 'Found with these values',
  noFindings: 'Everything fits with these values.',
  stressFailed: 'The stress cases could not be tried: this version cannot be drawn here.',
  openPdf: 'Open as PDF',
  pdfHint: 'Opens in a tab of its own, exactly as it would print.',
  pdfOfSample: 'The PDF shows the sample values of the label: a stress case has none.',
  pdfSaved: (name: string) => `The browser keeps new tabs closed: ${name} is among your downloads.`,
  facts: 'About this version',
  version: 'Version',
  state: 'State',
  size: 'Size',
  uploadedBy: 'Uploaded by',
  createdAt: 'Uploaded on',
  publishedAt: 'Published on',
  publishAt: 'To be published on',
  file: 'File',
  fileWords: (name: string, format: string, bytes: number | undefined) =>
    [name, formats[format] ?? format, bytes === undefined ? '' : kilobytes.format(bytes / 1000)]
      .filter((part) => part !== '')
      .join(', '),
  hash: 'Hash of the version',
  fileHash: 'Hash of the file',
  comment: 'Comment',
  none: '–',
  testData: 'Test data',
  noTestData: 'This version has no test data. It is shown with the sample values of the label.',
  row: 'Row',
  showRow: (name: string) => `Show the label with “${name}”`,
  next: 'What you can do',
  review: (words: string) => words,
  details: 'All versions and their history',
  replace: 'Replace the file or the test data',
} as const;
