import type { Queue } from '../drivers/driver.ts';
import type { JobAnswer } from '../http/job-answer.ts';
import type { PageTexts } from './i18n/index.ts';

/** Colour classes of the style sheet; the state is always also given in words. */
type Tone = 'good' | 'warn' | 'bad' | 'quiet';

export const jobTones: Readonly<Record<JobAnswer['state'], Tone>> = {
  accepted: 'quiet',
  fetching: 'quiet',
  submitting: 'quiet',
  submitted: 'quiet',
  printing: 'quiet',
  completed: 'good',
  failed: 'bad',
  canceled: 'quiet',
  unconfirmed: 'warn',
};

export const formatJobState = (
  { state, outcome }: Pick<JobAnswer, 'state' | 'outcome'>,
  texts: PageTexts,
): string => (outcome === null ? texts.job[state] : texts.outcome[outcome]);

const queueTones: Readonly<Record<Queue['state'], Tone>> = {
  idle: 'good',
  printing: 'good',
  stopped: 'warn',
  unknown: 'quiet',
};

export const formatQueueState = ({ state, accepting }: Queue, texts: PageTexts): string =>
  accepting ? texts.queue[state] : texts.queue.notAccepting;

export const queueTone = ({ state, accepting }: Queue): Tone => (accepting ? queueTones[state] : 'warn');
