import type { Queue } from '../drivers/driver.ts';
import type { JobAnswer } from '../http/job-answer.ts';

/** Colour classes of the style sheet; a word always stands beside the colour. */
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

const stateWords: Readonly<Record<JobAnswer['state'], string>> = {
  accepted: 'Waiting',
  fetching: 'Fetching the file',
  submitting: 'Sending',
  submitted: 'In the printer',
  printing: 'Printing',
  completed: 'Printed',
  failed: 'Failed',
  canceled: 'Canceled',
  unconfirmed: 'Not known',
};

const outcomeWords: Readonly<Record<NonNullable<JobAnswer['outcome']>, string>> = {
  printed: 'Printed',
  sent: 'Sent',
  saved: 'Saved',
};

export function formatJobState({ state, outcome }: Pick<JobAnswer, 'state' | 'outcome'>): string {
  return outcome === null ? stateWords[state] : outcomeWords[outcome];
}

const queueStates: Readonly<Record<Queue['state'], { readonly words: string; readonly tone: Tone }>> = {
  idle: { words: 'Ready', tone: 'good' },
  printing: { words: 'Printing', tone: 'good' },
  stopped: { words: 'Stopped', tone: 'warn' },
  unknown: { words: 'State not known', tone: 'quiet' },
};

export function formatQueueState({ state, accepting }: Queue): string {
  return accepting ? queueStates[state].words : 'Not taking jobs';
}

export function queueTone({ state, accepting }: Queue): Tone {
  return accepting ? queueStates[state].tone : 'warn';
}
