import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { JobAnswer } from '../http/job-answer.ts';
import { unreachable } from '../printer-attention.ts';
import { sentences } from '../sentences/index.ts';
import { contentSecurityPolicy } from './page.ts';
import { pageTexts } from './i18n/index.ts';
import { pairPage } from './pair-page.ts';
import { statusPage, type StatusView } from './status-page.ts';

const hostile = '<script>alert("1")</script>';
const job: JobAnswer = {
  jobKey: hostile,
  state: 'unconfirmed',
  isFinal: true,
  printer: hostile,
  outcome: null,
  attention: null,
  message: hostile,
  impressionsCompleted: null,
  canRepeat: false,
  format: 'pdf',
  acceptedAt: '2026-11-21T05:00:00.000Z',
  updatedAt: '2026-11-21T05:00:00.000Z',
};
const view: StatusView = {
  version: '1.0.0',
  computerName: hostile,
  user: 'asa',
  origins: [
    { origin: 'https://labels.example', removeToken: null },
    { origin: 'https://other.example', removeToken: 'token"1' },
  ],
  queues: [
    {
      name: hostile,
      isDefault: true,
      state: 'stopped',
      stateReasons: [],
      accepting: true,
      model: hostile,
      dpi: 203,
      isRaw: false,
    },
  ],
  jobs: [job],
};

const english = pageTexts('en');
const german = async (words: Partial<JobAnswer>) =>
  String(await statusPage({ ...view, jobs: [{ ...job, ...words }] }, pageTexts('de')));

describe('the pages of the helper', () => {
  it('allow exactly the style sheet they contain', async () => {
    const style = /<style>(.*)<\/style>/s.exec(String(await statusPage(view, english)))?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(contentSecurityPolicy).toContain(`'sha256-${hash}'`);
  });

  it('escape every name and message', async () => {
    const pages = [
      await statusPage(view, english),
      await pairPage({ computerName: hostile, origin: hostile, isAllowed: false, token: '"><b>' }, english),
    ];
    for (const page of pages) {
      expect(String(page)).not.toContain('<script');
      expect(String(page)).not.toContain('"><b>');
      expect(String(page)).toContain('&lt;script&gt;');
    }
  });

  it('show apps, printers and jobs with a word for each state', async () => {
    const page = String(await statusPage(view, english));
    expect(page).toContain('https://labels.example');
    expect(page).toMatch(/Stopped/);
    expect(page).toMatch(/Not known/);
    expect(page).toContain('aria-label="Remove https://other.example"');
  });

  it('have a sentence where there is nothing to list yet', async () => {
    const page = String(await statusPage({ ...view, origins: [], jobs: [] }, english));
    expect(page).toContain('No app may print yet.');
    expect(page).toContain('Nothing has been printed yet.');
  });

  it('are in the language that is asked for, and lead to each other in it', async () => {
    const page = String(await statusPage(view, pageTexts('de')));
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Nicht bekannt');
    expect(page).toContain('href="/pair?language=de"');
    expect(pageTexts('xx').language).toBe('en');
  });

  it('show the message of a job in their language, or its original text if its code is missing or unknown', async () => {
    const { job: said, cause } = sentences;
    const { message, code, args } = said.notPrinted({ printer: '10.0.0.5:9100', cause: cause.refused });
    expect(await german({ message, code, args })).toContain(
      'Nicht gedruckt auf 10.0.0.5:9100: er verweigert die Verbindung. Es wurde nichts gesendet.',
    );
    expect(await german({ attention: unreachable('“Dock”', cause.silent) })).toContain('er antwortet nicht.');
    expect(await german({ attention: { reason: 'odd', text: 'Of a version before.' } })).toContain(
      'Of a version before.',
    );
    expect(await german({ message: 'Of a version after.', code: 'job.new', args: {} })).toContain(
      'Of a version after.',
    );
  });
});
