import type { CompareMode } from '../model/compare-mode';
import type { ComparedRegion, TemplateChange } from 'label-core/compare';

const modes: Readonly<Record<CompareMode, string>> = {
  'side-by-side': 'Side by side',
  overlay: 'Overlay',
  blink: 'Blink',
  difference: 'Difference',
};

const kinds: Readonly<Record<ComparedRegion['kind'], string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
};

const subjects: Readonly<Record<TemplateChange['subject'], string>> = {
  size: 'Size',
  variable: 'Variable',
  text: 'Text',
  barcode: 'Barcode',
  picture: 'Picture',
  shape: 'Shape',
};

const versionWords = (version: number | undefined) =>
  version === undefined ? 'This version' : `Version ${version}`;

const findings = (count: number) => (count === 1 ? '1 finding' : `${count} findings`);

/** The words around two versions of a label. */
export const texts = {
  compare: 'Comparison',
  mode: 'How to compare',
  modeOf: (mode: CompareMode) => modes[mode],
  kind: (kind: ComparedRegion['kind']) => kinds[kind],
  subject: (subject: TemplateChange['subject']) => subjects[subject],
  version: versionWords,
  published: (version: number | undefined) => `${versionWords(version)}, printed now`,
  pending: (version: number | undefined) => `${versionWords(version)}, to be decided`,
  drawing: (name: string, version: number | undefined) =>
    `${name || 'Label'}, ${versionWords(version).toLowerCase()}`,
  view: (title: string) => `${title}: scroll to move`,
  zoom: 'Zoom',
  closer: 'Closer',
  further: 'Further away',
  percent: (zoom: number) => `${zoom} %`,
  previous: 'Previous change',
  next: 'Next change',
  steps: 'Changes',
  key: (key: string) => `Key ${key}`,
  countOf: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  place: (number: number, count: number) => `${number} of ${count}`,
  marks: 'Boxes round all changes',
  inTurn: (number: number, count: number, kind: string, words: string) =>
    `Change ${number} of ${count}. ${kind}: ${words}`,
  wholeLabel: 'The whole label',
  lookAtLabel: 'Look at the whole label',
  noVisibleChange: 'No visible change',
  noVisibleChangeText: 'Printed with these values, the two versions look exactly alike.',
  first: 'First version',
  firstText:
    'Nothing of this label is published yet, so there is nothing to compare with. Look at the whole label.',
  otherSize: (before: string, after: string) =>
    `The size changed from ${before} to ${after}. Both stand at their top left corner.`,
  drawingNow: 'Drawing and comparing both versions',
  notYetCompared: 'The changes are still being looked for.',
  notDrawn: 'The versions could not be compared, so there is nothing to decide on yet.',
  lacksPictures: 'A picture could not be loaded. It appears on the print.',
  overlay: 'Show through',
  overlayAt: (share: number, version: number | undefined) =>
    `${share} % ${versionWords(version).toLowerCase()}`,
  blinkStart: 'Let them take turns',
  blinkStop: 'Stop',
  blinkShow: (version: number | undefined) => `Show ${versionWords(version).toLowerCase()}`,
  blinkShown: (version: number | undefined) => `${versionWords(version)} is shown`,
  blinkReduced:
    'Your system asks for less motion, so the two versions do not take turns by themselves. Change them with the button.',
  onlyBefore: (version: number | undefined) => `Only in ${versionWords(version).toLowerCase()}: red, hatched`,
  onlyAfter: (version: number | undefined) => `Only in ${versionWords(version).toLowerCase()}: blue, solid`,
  inBoth: 'In both: grey',
  sample: 'Shown with',
  sampleValues: 'Sample values of the label',
  groups: { 'test-data': 'Test data', label: 'Label', stress: 'Stress cases' },
  notCounted: (sample: string) => `What has to be seen are the changes with “${sample}”.`,
  backTo: (sample: string) => `Back to “${sample}”`,
  stress: 'Stress cases',
  stressText: 'The label with values that try it hard: what overflows, and barcodes too small to scan.',
  stressWaiting: 'Trying the stress cases',
  stressGood: 'Nothing overflows, and every barcode can be scanned.',
  stressFound: (count: number) => findings(count),
  noFinding: 'Nothing found',
  show: 'Show',
  showCase: (words: string) => `Show “${words}”`,
  findings: 'Found with these values',
  list: 'Changes on the label',
  letterKeys: 'The keys n and p lead to the next and the previous one',
  seen: 'Seen',
  notSeen: 'Not seen yet',
  goTo: (number: number, words: string) => `Change ${number}: ${words}`,
  table: 'Changed texts and variables',
  tableEmpty: 'No text, barcode or variable of the template changed.',
  tableFirst: 'There is no published version whose texts could be compared.',
  what: 'What',
  before: 'Published',
  after: 'New',
  change: 'Change',
  none: '–',
  empty: '(empty)',
  tableOnTop: 'Show the table first',
  labelOnTop: 'Show the label first',
} as const;
