import type { ReviewState } from 'label-core/review';
import type { Sentence } from 'label-core/sentence';
import type { HistoryFields } from './history-chain.ts';
import type { HistoryAction } from '../../foundation/values/history-actions.ts';
import { sentences } from '../sentences/index.ts';

type Told = Pick<HistoryFields, 'action' | 'from' | 'by'>;

/** Subject of the review in each state, as text. */
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

/** Returns the meaning of an entry, without the person: “Approved the data”. */
export const meaningOf = (told: Told): string => meanings[told.action](told);

const happened = {
  uploaded: sentences.reviewStep.uploaded,
  'set-test-data': sentences.reviewStep.testDataChanged,
  'replace-file': sentences.reviewStep.fileReplaced,
  'set-ready': sentences.reviewStep.submitted,
  approve: sentences.reviewStep.approved,
  reject: sentences.reviewStep.rejected,
  publish: sentences.reviewStep.published,
  withdraw: sentences.reviewStep.withdrawn,
  superseded: sentences.reviewStep.superseded,
  'published-at-once': sentences.reviewStep.publishedAtOnce,
  scheduled: sentences.reviewStep.scheduled,
  unscheduled: sentences.reviewStep.unscheduled,
  'published-on-time': sentences.reviewStep.publishedOnTime,
} as const satisfies Record<HistoryAction, (told: { by: string; from: string }) => Sentence>;

/** Returns the same as a sentence: “Dagny Eriksen approved the data.” */
export const happenedOf = ({ action, by, from }: Told): Sentence =>
  happened[action]({ by, from: from ?? '' });
