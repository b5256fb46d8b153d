import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addTranslations, setLanguage } from '@/shared/i18n';
import { jobAnswerSchema, outcomeOf } from './job-answer';

/** Messages by code, in the format that the build generates. */
const german = {
  'job.not-printed': ['Nicht gedruckt auf ', ['printer'], ': ', ['cause'], '. Es wurde nichts gesendet.'],
  'job.waiting': ['Wartet auf ', ['printer'], ': ', ['cause'], '.'],
  'cause.refused': 'er verweigert die Verbindung',
} as never;

beforeEach(() => {
  setLanguage('de');
  addTranslations([['sentences', german]]);
});
afterEach(() => {
  setLanguage('en');
  addTranslations([['sentences', {}]]);
});

const cause = { code: 'cause.refused', args: {}, message: 'it refuses the connection' };
const args = { printer: '10.0.0.5:9100', cause };
const message = 'Not printed on 10.0.0.5:9100: it refuses the connection. Nothing was sent.';

describe('the message of a helper about a job', () => {
  it.each([
    [
      'in the language of the page for a known code',
      { message, code: 'job.not-printed', args },
      'Nicht gedruckt auf 10.0.0.5:9100: er verweigert die Verbindung. Es wurde nichts gesendet.',
    ],
    ['in English for an unknown code', { message, code: 'job.of-a-later-version', args }, message],
    ['in English for values that do not fit', { message, code: 'job.not-printed', args: {} }, message],
    ['in English without a code', { message }, message],
    ['as an empty text if there is none', { message: null }, ''],
  ])('is read %s', (_how, words, expected) => {
    expect(jobAnswerSchema.parse({ state: 'failed', ...words })).toMatchObject({ message: expected });
  });

  it('is read in the language of the page while the job waits', () => {
    const attention = { reason: 'waiting', text: 'Waiting.', code: 'job.waiting', args };
    expect(jobAnswerSchema.parse({ state: 'accepted', attention }).attention).toBe(
      'Wartet auf 10.0.0.5:9100: er verweigert die Verbindung.',
    );
  });

  it('is shown in the language of the page if a file failed', async () => {
    const answer = jobAnswerSchema.parse({ state: 'failed', message, code: 'job.not-printed', args });
    expect(await outcomeOf(Promise.resolve(answer), 'No answer.')).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/^Nicht gedruckt/),
    });
  });
});
