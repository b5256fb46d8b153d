// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { designTemplate } from '../testing/design-template';
import { endMode } from './carrying';
import { SELECTING, type PointerMode } from './gesture-types';
import type { KeyAction } from './key-action';
import { keyActions, type KeyTargets } from './key-actions';
import { USUAL_SNAPPING, withChoice } from './snapping';
import { useDesigning } from './use-designing';

const onField = vi.fn<KeyTargets['onField']>();
const none = () => undefined;
const snapping = withChoice(USUAL_SNAPPING, 'dots', false);

/** A design with a group of box and line, and what keys and the mode of the pointer do with it. */
function opened(selection: readonly string[], groups = [['box', 'line']]) {
  const { result } = renderHook(() => useDesigning({ ...designTemplate, design: { groups } }));
  let mode: PointerMode = SELECTING;
  const onMode = (next: PointerMode) => {
    mode = next;
  };
  const press = (...actions: readonly KeyAction[]) => {
    const targets = { dpi: 203, snapping, onMode, onField, onZoom: none, onData: none, onHide: none };
    for (const action of actions)
      act(() => keyActions(result.current, { ...targets, onOpen: none, mode })(action));
  };
  act(() => result.current.select(selection));
  return {
    press,
    /** Presses Escape, which ends the mode before it does anything else. */
    escape: () =>
      mode.kind === 'select' ? press({ kind: 'escape' }) : act(() => endMode(result.current, mode, onMode)),
    mode: () => mode.kind,
    selection: () => result.current.selection,
    told: () => result.current.told,
    places: () =>
      result.current.template.elements.flatMap((one) =>
        one.type === 'rectangle' ? [[one.xMm, one.yMm]] : [],
      ),
  };
}

const nudge = (dx: number, dy: number): KeyAction => ({ kind: 'nudge', dx, dy, isLarge: true });
const duplicate: KeyAction = { kind: 'duplicate' };

it('a copy that was moved is copied at the same distance again, until something else is, or a step is undone', () => {
  const { press, places } = opened(['box'], []);
  press(duplicate);
  expect(places()).toEqual([
    [46, 20],
    [48, 22],
  ]);
  press(nudge(-7, 0), duplicate, duplicate);
  expect(places().slice(2)).toEqual([
    [36, 24],
    [31, 26],
  ]);
  press({ kind: 'undo' }, duplicate);
  expect(places().at(-1)).toEqual([38, 26]);
});

it('a copy at the place of its original is copied 2 mm aside', () => {
  const { press, places } = opened(['box'], []);
  press(duplicate, nudge(-2, -2), duplicate);
  expect(places().slice(1)).toEqual([
    [46, 20],
    [48, 22],
  ]);
});

it('Enter goes into a group, where Page Down goes from one to the next, and Escape leaves it', () => {
  const { press, escape, selection } = opened(['line', 'box']);
  press({ kind: 'editContent' });
  expect(selection()).toEqual(['box']);
  expect(onField).not.toHaveBeenCalled();
  press({ kind: 'walk', to: 'next' });
  expect(selection()).toEqual(['line']);
  press({ kind: 'walk', to: 'first' });
  expect(selection()).toEqual(['box']);
  press({ kind: 'editContent' });
  expect(onField).toHaveBeenCalledExactlyOnceWith('content');
  escape();
  expect(selection()).toEqual(['box', 'line']);
  escape();
  expect(selection()).toEqual([]);
});

it('what is selected then is told: what was done before is not true of it', () => {
  const { press, escape, told } = opened(['box', 'line'], []);
  press({ kind: 'group' });
  expect(told()).toBe('2 elements grouped');
  press({ kind: 'editContent' });
  expect(told()).toBe('“line” selected');
  press({ kind: 'walk', to: 'next' });
  expect(told()).toBe('“line” selected');
  escape();
  expect(told()).toBe('2 elements selected');
  escape();
  expect(told()).toBe('');
});

it('what is picked up is moved by the arrow keys, put down by Enter, and put back by Escape', () => {
  const { press, escape, places, mode, selection } = opened(['box'], []);
  press(nudge(1, 0), { kind: 'pickUp' }, nudge(0, 1), nudge(2, 0), { kind: 'editContent' });
  expect([places(), mode()]).toEqual([[[49, 21]], 'select']);
  press({ kind: 'pickUp' }, nudge(0, 5), nudge(-3, 0));
  escape();
  expect([places(), mode(), selection()]).toEqual([[[49, 21]], 'select', ['box']]);
});
