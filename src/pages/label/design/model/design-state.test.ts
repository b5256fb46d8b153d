import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editArbitrary, templateArbitrary } from 'label-core/design/testing';
import type { Edit } from 'label-core/design';
import { designTemplate } from '../testing/design-template';
import { designAfter, designOf, type DesignState } from './design-state';

const edited = (state: DesignState, edit: Edit, atMs = 0, mergeKey?: string) =>
  designAfter(state, { kind: 'edit', edit, wordsOf: ({ kind }) => kind, mergeKey, atMs });
const elementCount = ({ elements }: DesignState['template']) => `${elements.length} elements`;
const select = (state: DesignState, ids: readonly string[]) =>
  designAfter(state, { kind: 'select', ids, tell: (found) => found.join(' and ') });
const selected = (ids: readonly string[]) => select(designOf(designTemplate), ids);
const undo = (state: DesignState) =>
  designAfter(state, { kind: 'undo', tell: (words) => `Undone: ${words}` });
const redo = (state: DesignState) =>
  designAfter(state, { kind: 'redo', tell: (words) => `Redone: ${words}` });

describe('the design', () => {
  it.each<[string, readonly string[], Edit, readonly string[]]>([
    [
      'selects what was added',
      ['box'],
      { kind: 'paste', elements: designTemplate.elements.slice(2, 3), variables: [] },
      ['box 2'],
    ],
    [
      'keeps a renamed element selected',
      ['box', 'ean'],
      { kind: 'rename', id: 'box', name: 'frame' },
      ['frame', 'ean'],
    ],
    ['forgets what was removed', ['box', 'ean'], { kind: 'remove', ids: ['box'] }, ['ean']],
    ['keeps the selection of a move', ['box'], { kind: 'move', ids: ['box'], dxMm: 1, dyMm: 0 }, ['box']],
  ])('%s', (_what, before, edit, after) => {
    expect(edited(selected(before), edit).selection).toEqual(after);
  });

  it('tells of a drag where the element is now; the history names what was done', () => {
    const edit: Edit = { kind: 'move', ids: ['box'], dxMm: 1, dyMm: 0 };
    const action = { kind: 'edit', edit, wordsOf: () => 'moved', told: elementCount, atMs: 0 } as const;
    const state = designAfter(selected(['box']), action);
    expect([state.told, state.history.done.at(-1)?.words]).toEqual(['4 elements', 'moved']);
    const locked = edited(state, { kind: 'lock', ids: ['box'], isLocked: true });
    expect(designAfter(locked, action).told).toBe('“box” is locked. Unlock it first.');
  });

  it('says of the last step whether it was typed into a field', () => {
    const edit: Edit = { kind: 'setContent', id: 'title', content: 'Rye' };
    const action = { kind: 'edit', edit, wordsOf: () => 'changed', atMs: 0, isTyped: true } as const;
    const typed = designAfter(selected(['title']), action);
    const moved = edited(typed, { kind: 'move', ids: ['title'], dxMm: 1, dyMm: 0 });
    expect([typed, moved, undo(typed)].map(({ isTyped }) => isTyped)).toEqual([true, false, false]);
  });

  it('says why an edit is refused, and changes nothing', () => {
    const locked = edited(selected(['box']), { kind: 'lock', ids: ['box'], isLocked: true });
    const state = edited(locked, { kind: 'move', ids: ['box'], dxMm: 1, dyMm: 0 });
    expect([state.template, state.history]).toEqual([locked.template, locked.history]);
    expect(state.told).toBe('“box” is locked. Unlock it first.');
  });

  it('makes no step of an edit that changes nothing', () => {
    const state = edited(selected(['box']), { kind: 'move', ids: ['box'], dxMm: 0, dyMm: 0 });
    expect([state.history.done, state.told]).toEqual([[], 'box']);
  });

  it('shows the selection of then when a step is undone, and says what was undone', () => {
    const moved = edited(selected(['box']), { kind: 'move', ids: ['box'], dxMm: 1, dyMm: 0 });
    const elsewhere = select(moved, ['title']);
    const back = undo(elsewhere);
    expect([back.template, back.selection, back.told]).toEqual([designTemplate, ['box'], 'Undone: move']);
    expect(redo(back)).toMatchObject({ template: moved.template, told: 'Redone: move' });
  });

  it('tells what is selected then, and of what was selected already what was done to it', () => {
    const told = selected(['box', 'gone', 'ean']);
    const moved = edited(told, { kind: 'move', ids: ['box'], dxMm: 1, dyMm: 0 });
    const again = select(moved, ['ean', 'box']);
    expect([told, again, select(again, ['ean'])].map((state) => state.told)).toEqual([
      'box and ean',
      'move',
      'ean',
    ]);
  });

  it('selects elements that exist, each once', () => {
    expect(selected(['box', 'gone', 'box', 'ean']).selection).toEqual(['box', 'ean']);
  });
});

describe('any edits', () => {
  it('are undone step by step to the label they began with, and redone to the one they ended with', () => {
    const edits = fc.tuple(templateArbitrary, fc.array(editArbitrary, { maxLength: 12 }));
    fc.assert(
      fc.property(edits, ([template, made]) => {
        const end = made.reduce(
          (state, edit, index) => edited(state, edit, index * 400, edit.kind),
          designOf(template),
        );
        const steps = end.history.done.length;
        const start = Array.from({ length: steps }).reduce<DesignState>((state) => undo(state), end);
        expect(start.template).toBe(template);
        const again = Array.from({ length: steps }).reduce<DesignState>((state) => redo(state), start);
        expect([again.template, again.selection]).toEqual([end.template, end.selection]);
      }),
      { numRuns: 1000 },
    );
  });
});
