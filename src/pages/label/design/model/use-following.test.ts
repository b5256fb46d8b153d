// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { designingAt } from '../testing/designing';
import { useFollowing, type Following } from './use-following';

const nothing = () => undefined;

/** Renders the hook, gives it a second design, and returns what it returned meanwhile. */
function followed(prepare: (following: Following) => void, isTyped = false, showsTyping = false) {
  const shown: string[] = [];
  const { result, rerender } = renderHook(
    ({ designing }) => {
      const following = useFollowing(designing, showsTyping);
      shown.push(following.designing.told);
      return following;
    },
    { initialProps: { designing: designingAt({ told: 'first' }) } },
  );
  act(() => prepare(result.current));
  shown.length = 0;
  rerender({ designing: designingAt({ told: 'second', isTyped }) });
  return shown;
}

const part = document.createElement('section');
const field = part.appendChild(document.createElement('input'));
const focusField = ({ handlers }: Following) => handlers.onFocus({ currentTarget: part, target: field });
const focusElsewhere = ({ handlers }: Following) =>
  handlers.onFocus({ currentTarget: part, target: document.body });

it('draws the design that was there first, and the new one after it', () => {
  expect(followed(nothing)).toEqual(['first', 'second']);
});

it('draws the label first while the focus is in a dialog of the part, which lies elsewhere in the page', () => {
  expect(followed(focusElsewhere)).toEqual(['first', 'second']);
});

it('draws it after the label again when nothing took the focus', () => {
  const following = followed(({ hurry, calm }) => {
    hurry();
    calm();
  });
  expect(following).toEqual(['first', 'second']);
});

it.each<[string, (following: Following) => void]>([
  ['while the focus is in the part', focusField],
  ['when something in it takes the focus next', ({ hurry }) => hurry()],
])('draws the new design at once %s', (_when, prepare) => {
  expect(new Set(followed(prepare))).toEqual(new Set(['second']));
});

it('draws what was typed into a field after the label, also while the focus is in the part with the field', () => {
  expect(followed(focusField, true, true)).toEqual(['first', 'second']);
});

it.each([
  ['the focus is in it', focusField],
  ['something in it takes the focus next', ({ hurry }: Following) => hurry()],
])('has what was typed at once in another part while %s: what is saved there is whole', (_when, prepare) => {
  expect(new Set(followed(prepare, true))).toEqual(new Set(['second']));
});
