import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addTranslations, setLanguage } from '../i18n';
import * as lenient from './lenient';

const schema = lenient.withSentence('note', z.object({ id: lenient.id(), note: lenient.text() }));

describe('an answer with a sentence', () => {
  beforeEach(() => {
    setLanguage('de');
    addTranslations([['sentences', { 'run.faulty': [['rows'], ' Zeilen sind fehlerhaft.'] } as never]]);
  });
  afterEach(() => {
    setLanguage('en');
    addTranslations([['sentences', {}]]);
  });

  it.each([
    ['is shown by its code', { code: 'run.faulty', args: { rows: 3 } }, '3 Zeilen sind fehlerhaft.'],
    ['stays as it came where the code is not known', { code: 'run.new', args: {} }, '3 rows are faulty.'],
    ['stays as it came without a code', {}, '3 rows are faulty.'],
    [
      'stays as it came where the values are none',
      { code: 'run.faulty', args: 'three' },
      '3 rows are faulty.',
    ],
  ])('%s', (_, code, note) => {
    expect(schema.parse({ id: '7', note: '3 rows are faulty.', ...code })).toEqual({ id: 7, note });
  });

  it.each([[null], ['text'], [{ note: 'without an id' }]])('refuses %j as its schema does', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });

  it.each([[undefined], [null], [4]])('reads a text of %j as its schema does', (note) => {
    expect(schema.parse({ id: 7, note, code: 'run.faulty', args: { rows: 3 } }).note).toBe(
      typeof note === 'number' ? '4' : '',
    );
  });
});
