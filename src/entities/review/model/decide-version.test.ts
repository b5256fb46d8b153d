import { describe, expect, it } from 'vitest';
import { canTake, refusalSentence } from './decide-version';
import { formatWaitsFor } from './waits-for';

const version = (state: string, isOwn = false) => ({ state, isOwn });

describe('what a person can do with a version', () => {
  it.each([
    [version('Draft'), ['LabelDesigner'], 'set-ready', undefined],
    [
      version('Draft'),
      ['DataApprover'],
      'set-ready',
      'Submitting for approval needs the Label designer role. Administrators give roles under Users.',
    ],
    [
      version('DataApprover', true),
      ['DataApprover'],
      'approve',
      'You uploaded this version yourself: somebody else has to approve it.',
    ],
    [
      version('Publisher'),
      [],
      'withdraw',
      'Withdrawing needs the Label designer or Quality manager role. Administrators give roles under Users.',
    ],
    [version('Superseded'), ['DataApprover'], 'approve', undefined],
    [version('Archived'), ['Master'], 'approve', undefined],
  ] as const)('tells what can be done with %o by %j who may %s: %s', (one, roles, action, sentence) => {
    expect(refusalSentence(one, roles, action)).toBe(sentence);
  });

  it('offers nothing for a version in a state nobody here knows', () => {
    expect(canTake(version('Archived'), ['Master'], 'withdraw')).toBe(false);
    expect(canTake(version('Draft'), ['Master'], 'withdraw')).toBe(true);
  });
});

it.each([
  ['DataApprover', ['Ada', 'Bo'], 'Waiting for Ada or Bo'],
  ['Publisher', [], 'No one who can act has the Publisher role. Administrators give roles under Users.'],
  ['Published', [], ''],
  ['Archived', ['Ada'], ''],
])('says of a version in state %s with %j: “%s”', (state, people, words) => {
  expect(formatWaitsFor(state, people)).toBe(words);
});
