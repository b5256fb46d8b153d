import { describe, expect, it } from 'vitest';
import type { Messages } from './message-types.ts';
import { textsOf } from './texts-of.ts';

const english = {
  title: 'Agents',
  mail: { left: '{count, number} left', greeting: 'Hello {name}' },
} as const;

describe('the texts of a catalogue', () => {
  it('are those of the language that is asked for when they are read, and English where it has none', () => {
    let translation: Messages | undefined;
    let locale = 'en-GB';
    const texts = textsOf(
      english,
      () => translation,
      () => locale,
    );
    expect([texts.title, texts.mail.left({ count: 1234 })]).toEqual(['Agents', '1,234 left']);
    translation = { mail: { left: 'noch {count, number}' } };
    locale = 'de';
    expect([texts.title, texts.mail.left({ count: 1234 }), texts.mail.greeting({ name: 'Ada' })]).toEqual([
      'Agents',
      'noch 1.234',
      'Hello Ada',
    ]);
  });
});
