export const en = {
  title: 'Publish',
  firstVersion:
    '{version, select, unknown {This version} other {Version {version}}} is the first one of this label.',
  nextVersion:
    '{before, select, unknown {Another version} other {Version {before}}} is printed now; {version, select, unknown {this version} other {version {version}}} will replace it.',
  changes: 'Changes',
  changesOf:
    '{regions, plural, one {# change} other {# changes}} on the label, {rows, plural, one {# changed text or variable} other {# changed texts and variables}}.',
  alike: 'No visible change on the label.',
  allNew: 'This label has no published version yet, so everything is new.',
  comparing: 'Comparing the two versions',
  notCompared: 'The two versions could not be compared.',
  showComparison: 'Show the comparison',
  showLabel: 'Show the label',
  hideComparison: 'Hide it',
  publication: 'Publication',
  when: 'When',
  now: 'At once',
  later: 'At a date and time',
  at: 'Date and time',
  noTime: 'Choose a date and a time.',
  timePassed: 'This time has passed. Choose a later one.',
  zone: 'In the time zone of this computer: {zone}.',
  commentHint: 'Kept with the publication. Required to reject.',
  commentTooLong: 'At most {most, number} characters.',
  staleReason: 'This version has changed since you opened it. Load it again first.',
  prints:
    'From then on “{label}” prints {version, select, unknown {this version} other {version {version}}}.',
  printsInstead:
    'From then on “{label}” prints {version, select, unknown {this version} other {version {version}}} instead of {before, select, unknown {the one before} other {version {before}}}.',
  publish: 'Publish',
  publishTitle: 'Publish {version, select, unknown {this version} other {version {version}}} now?',
  publishConfirm: 'Publish now',
  printedBefore: 'Prints from now on use the new label. Labels already printed stay as they are.',
  published:
    '“{label}” prints {version, select, unknown {this version} other {version {version}}} from now on.',
  schedule: 'Schedule',
  scheduleTitle: 'Publish {version, select, unknown {this version} other {version {version}}} later?',
  scheduleConfirm: 'Schedule',
  publishedThen:
    '{version, select, unknown {This version} other {Version {version}}} will be published automatically on {at} ({zone}).',
  untilThen: 'Until then you can change the time, cancel the schedule or reject the version.',
  scheduled:
    '“{label}” will print {version, select, unknown {this version} other {version {version}}} from {at}.',
  isScheduled: 'Scheduled for {at} ({zone})',
  scheduledHint: 'You can change the time below, publish at once or cancel the schedule.',
  cancelSchedule: 'Cancel schedule',
  cancelNotOffered: 'This server cannot cancel a schedule. Choose another time, or reject the version.',
  rejectTitle: 'Reject {version, select, unknown {this version} other {version {version}}}?',
  rejectConfirm: 'Reject',
  becomesDraft:
    '“{label}”, {version, select, unknown {this version} other {version {version}}}, becomes a draft again. Its data and its design have to be approved again.',
  readBy: '{by} will see your comment.',
  readByUploader: 'The person who uploaded it will see your comment.',
  rejected:
    'You rejected “{label}”, {version, select, unknown {this version} other {version {version}}}; it is a draft again.',
} as const;
