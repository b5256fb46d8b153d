import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences-of.ts';

const sentences = sentencesOf({
  valueRequired: 'Variable “{name}” is empty.',
  cup: {
    isOver: 'The cup is empty.',
    warm: '{subject} is {degrees, number, ::.0} degrees warm.',
    left: '{count, plural, one {# cup} other {# cups}} of {names}.',
    several: '{problems}',
    plain: 'At most {most}, not {found, number}.',
  },
});
const { cup } = sentences;

describe('the sentences of a catalogue', () => {
  it('have the code that their keys make', () => {
    expect(cup.isOver).toEqual({ code: 'cup.is-over', args: {}, message: 'The cup is empty.' });
    expect(sentences.valueRequired({ name: 'Lot' })).toEqual({
      code: 'value-required',
      args: { name: 'Lot' },
      message: 'Variable “Lot” is empty.',
    });
  });

  it('may stand in one another, and have numbers as English writes them', () => {
    const subject = sentences.valueRequired({ name: 'Lot' });
    const { args, message } = cup.warm({ subject, degrees: 60.04 });
    expect(message).toBe('Variable “Lot” is empty. is 60.0 degrees warm.');
    expect(args).toEqual({ subject, degrees: 60.04 });
    expect(cup.plain({ most: 1000, found: 1234 }).message).toBe('At most 1000, not 1,234.');
  });

  it('join texts in a row, and sentences one after the other', () => {
    expect(cup.left({ count: 1, names: ['A', 'B', 'C'] }).message).toBe('1 cup of A, B and C.');
    expect(cup.several({ problems: [cup.isOver, cup.isOver] }).message).toBe(
      'The cup is empty. The cup is empty.',
    );
  });
});
