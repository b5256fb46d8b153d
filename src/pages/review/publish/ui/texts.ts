import { formatDateTime } from '@/shared/lib/date';

interface Published {
  labelName: string;
  version: number | undefined;
  uploadedBy: string;
}

const versionWords = (version: number | undefined) =>
  version === undefined ? 'this version' : `version ${version}`;
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const quoted = (name: string) => `“${name}”`;
const timeWords = (at: Date | string) => formatDateTime(at, { style: 'medium' });

const effects = ({ labelName, version }: Published, before: number | undefined, isFirst: boolean) =>
  `From then on ${quoted(labelName)} prints ${versionWords(version)}${
    isFirst ? '.' : `; ${versionWords(before)} is superseded.`
  }`;

/** The words of publishing a version. */
export const texts = {
  title: 'Publish',
  what: (before: number | undefined, version: number | undefined, isFirst: boolean) =>
    isFirst
      ? `${capital(versionWords(version))}, the first one of this label.`
      : `${capital(versionWords(before))} is printed now, ${versionWords(version)} is to follow it.`,
  changes: 'What changes',
  changesOf: (regions: number, rows: number) =>
    `${regions === 1 ? '1 change' : `${regions} changes`} on the label, ${
      rows === 1 ? '1 row' : `${rows} rows`
    } of texts and variables.`,
  alike: 'No visible change on the label.',
  firstOne: 'Nothing of this label is published yet: all of it is new.',
  comparing: 'Comparing the two versions',
  notCompared: 'The two versions could not be compared.',
  showComparison: 'Show the comparison',
  showLabel: 'Show the label',
  hideComparison: 'Hide it',
  publication: 'Publication',
  when: 'When',
  now: 'At once',
  later: 'At a date and a time',
  at: 'Date and time',
  zone: (zone: string) => `In the time zone of this computer: ${zone}.`,
  commentHint: 'Stays with the publication. Needed to reject.',
  staleReason: 'This version has changed since you opened it. Load it again first.',
  effectNow: effects,
  publish: 'Publish',
  schedule: 'Set the time',
  publishTitle: (version: number | undefined) => `Publish ${versionWords(version)} now?`,
  publishConfirm: 'Publish now',
  publishEffects: (version: Published, before: number | undefined, isFirst: boolean) => [
    effects(version, before, isFirst),
    'Whoever prints from now on gets the new label. What was printed before stays as it is.',
  ],
  scheduleTitle: (version: number | undefined) => `Publish ${versionWords(version)} later?`,
  scheduleConfirm: 'Set the time',
  scheduleEffects: (
    version: Published,
    before: number | undefined,
    isFirst: boolean,
    at: Date,
    zone: string,
  ) => [
    `${capital(versionWords(version.version))} is published by itself on ${timeWords(at)} (${zone}).`,
    effects(version, before, isFirst),
    'Until then you can change the time, take it away or reject the version.',
  ],
  rejectTitle: (version: number | undefined) => `Reject ${versionWords(version)}?`,
  rejectConfirm: 'Reject',
  rejectEffects: (version: Published) => [
    `${quoted(version.labelName)}, ${versionWords(version.version)}, becomes a draft again. Its data and its design have to be approved anew.`,
    `${version.uploadedBy === '' ? 'Whoever uploaded it' : version.uploadedBy} reads your comment.`,
  ],
  published: ({ labelName, version }: Published) =>
    `${quoted(labelName)} prints ${versionWords(version)} from now on.`,
  scheduled: ({ labelName, version }: Published, at: Date) =>
    `${quoted(labelName)} prints ${versionWords(version)} from ${timeWords(at)} on.`,
  rejected: ({ labelName, version }: Published) =>
    `You rejected ${quoted(labelName)}, ${versionWords(version)}; it is a draft again.`,
  isScheduled: (at: string, zone: string) => `Published by itself on ${timeWords(at)} (${zone})`,
  scheduledText: 'You can set another time below, publish at once, or take the time away.',
  unschedule: 'Take the time away',
  notOffered: 'This server does not let a time be taken away. Set another one, or reject the version.',
} as const;
