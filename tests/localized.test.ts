import { afterEach, describe, expect, it } from 'vitest';
import { compileCatalogue, compileMessage } from '../scripts/messages/compile-messages.ts';
import { pseudoMessage } from '../scripts/messages/pseudo-message.ts';
import { addTranslations, localized, setLanguage, type Messages } from '../src/shared/i18n';

/** Returns a catalogue as the build makes it from an object. */
const built = <const M extends Messages>(messages: M): M => {
  const source = compileCatalogue(`export const en = ${JSON.stringify(messages)};`, 'i18n/en.ts');
  return JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
};

const english = {
  title: 'Agents',
  waiting: '{count, plural, =0 {No jobs waiting} one {# job waiting} other {# jobs waiting}}',
  both: '{sent, plural, one {# label} other {# labels}} of {total, number}, {kind, select, key {key} other {secret}}',
  errors: { longName: '“{name}” is too long.' },
} as const;

afterEach(() => {
  setLanguage('en');
  addTranslations([['pages/cup', {}]]);
});

describe('the texts of a slice', () => {
  it('are English where there is no translation, with numbers and plurals in place', () => {
    const texts = localized('pages/cup', built(english));
    expect(texts.title).toBe('Agents');
    expect([0, 1, 1234].map((count) => texts.waiting({ count }))).toEqual([
      'No jobs waiting',
      '1 job waiting',
      '1,234 jobs waiting',
    ]);
    expect(texts.both({ sent: 1, total: 2500, kind: 'key' })).toBe('1 label of 2,500, key');
    expect(texts.errors.longName({ name: '{Tea} # <b>' })).toBe('“{Tea} # <b>” is too long.');
  });

  it('follow a translation that comes after they were made, and stay English for a key that it lacks', () => {
    const texts = localized('pages/cup', built(english));
    const { errors } = texts;
    setLanguage('de');
    addTranslations([
      ['pages/cup', built({ title: 'Agenten', errors: { longName: '„{name}“ ist zu lang.' } })],
    ]);
    expect(texts.title).toBe('Agenten');
    expect(errors.longName({ name: 'Tee' })).toBe('„Tee“ ist zu lang.');
    expect(texts.waiting({ count: 1234 })).toBe('1.234 jobs waiting');
  });
});

describe('the build of a catalogue', () => {
  it('leaves what has no arguments as it is', () => {
    const source = "export const en = { title: 'Agents', more: { hint: 'Enter 50 % or more.' } } as const;";
    expect(compileCatalogue(source, 'i18n/en.ts')).toBe(source);
  });

  it.each(['{count, plural, one {# label}}', '{name', '{n, plural, offset:1 one {#} other {#}}'])(
    'ends at a string that is no message, with its place: %s',
    (text) => {
      const build = () =>
        compileCatalogue(`export const en = { a: ${JSON.stringify(text)} };`, 'x/i18n/en.ts');
      expect(build).toThrow('x/i18n/en.ts');
    },
  );
});

const pseudo = (text: string) => pseudoMessage(compileMessage(text, 'a'));

describe('the pseudo-language', () => {
  it('has accents and is longer, in every case of a message, and leaves arguments and formats alone', () => {
    expect(pseudo('Save')).toBe('Šáávéé');
    expect(pseudo('{n, plural, one {# label} other {{name} labels}} in {total, number, ::percent}')).toEqual([
      ['n', 2, { one: [0, ' láábéél'], other: [['name'], ' láábéélš'] }],
      ' ííñ ',
      ['total', 4, { style: 'percent' }],
    ]);
  });
});

/** Calls that must not compile; `tsc` reports an unused directive for one that does. */
export function wrongCalls() {
  const texts = localized('pages/cup', english);
  // @ts-expect-error: no such key
  expect(texts.titel).toBeUndefined();
  // @ts-expect-error: an argument is missing
  texts.both({ sent: 1, total: 2 });
  // @ts-expect-error: a number is asked for
  texts.waiting({ count: '1' });
  // @ts-expect-error: no such argument
  texts.errors.longName({ nam: 'Tea' });
}
