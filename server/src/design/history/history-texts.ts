import type { ReviewState } from 'label-core/review';
import type { HistoryFields } from './history-chain.ts';
import type { HistoryAction } from '../../foundation/values/history-actions.ts';

type Told = Pick<HistoryFields, 'action' | 'from' | 'by'>;

/** What a step of the review looks at, by the state it begins in. */
const subjects: Readonly<Partial<Record<ReviewState, string>>> = {
  DataApprover: 'the data',
  DesignApprover: 'the design',
  Publisher: 'the publication',
};
const subjectOf = ({ from }: Told) => (from && subjects[from]) ?? 'the version';

const meanings: Readonly<Record<HistoryAction, (told: Told) => string>> = {
  uploaded: () => 'Uploaded the version',
  'set-test-data': () => 'Changed the test data',
  'replace-file': () => 'Replaced the file',
  'set-ready': () => 'Set the version ready for approval',
  approve: (told) => `Approved ${subjectOf(told)}`,
  reject: (told) => `Rejected ${subjectOf(told)}`,
  publish: () => 'Published the version',
  withdraw: ({ from }) => (from === 'Published' ? 'Withdrew the published version' : 'Withdrew the version'),
  superseded: () => 'Put a newer version in its place',
  'published-at-once': () => 'Published the version at once, because nobody could approve it',
  scheduled: () => 'Set the time of its publication',
  unscheduled: () => 'Took back the time of its publication',
  'published-on-time': () => 'Published the version at the time that was set',
};

/** What an entry means, without who did it: “Approved the data”. */
export const meaningOf = (told: Told): string => meanings[told.action](told);

/** The same as a sentence: “Dagny Eriksen approved the data.” */
export function happenedOf(told: Told): string {
  const meaning = meaningOf(told);
  return `${told.by} ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}.`;
}

/** Where a version stands, as in “Version 3 of “Jam” …”. */
export const standing: Readonly<Record<ReviewState, string>> = {
  Draft: 'is a draft now',
  DataApprover: 'is in data approval now',
  DesignApprover: 'is in design approval now',
  Publisher: 'waits for its publication now',
  Published: 'is published now',
  Superseded: 'is superseded now',
  Withdrawn: 'is withdrawn now',
};
