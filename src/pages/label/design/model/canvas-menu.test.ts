import { describe, expect, it, vi } from 'vitest';
import type { LabelTemplate } from 'label-core';
import { designTemplate } from '../testing/design-template';
import { alignEntries, lyingAt, menuEntries, selectedForMenu } from './canvas-menu';
import type { Designing } from './use-designing';
import { designOf } from './design-state';

const nothing = vi.fn<() => void>();
const designing = (selection: readonly string[], design?: LabelTemplate['design']): Designing => ({
  ...designOf(design ? { ...designTemplate, design } : designTemplate),
  selection,
  edit: nothing,
  type: nothing,
  select: nothing,
  undo: nothing,
  redo: nothing,
  open: nothing,
  tell: nothing,
});

/** The label with a large box over the small one, and a locked one over both. */
const [, , small] = designTemplate.elements;
const covered = (id: string) => (small?.type === 'rectangle' ? [{ ...small, id, xMm: 44, widthMm: 14 }] : []);
const stacked: LabelTemplate = {
  ...designTemplate,
  elements: [...designTemplate.elements, ...covered('over'), ...covered('seal')],
  design: { locked: ['seal'] },
};
const OPTIONS = { toleranceMm: 0.4, ignored: new Set<string>() };

describe('what lies at a place', () => {
  it('is all that is there, the front one first, locked ones too', () => {
    const ids = lyingAt(stacked, { xMm: 50, yMm: 25 }, OPTIONS).map(({ id }) => id);
    expect(ids).toEqual(['seal', 'over', 'box']);
  });

  it('is without what is not shown', () => {
    const ignored = new Set(['over']);
    const ids = lyingAt(stacked, { xMm: 50, yMm: 25 }, { ...OPTIONS, ignored }).map(({ id }) => id);
    expect(ids).toEqual(['seal', 'box']);
  });

  it.each<[string, LabelTemplate, readonly string[], readonly string[]]>([
    ['the front one that is not locked', stacked, ['title'], ['over']],
    ['what is selected, when that lies there', stacked, ['title', 'box'], ['title', 'box']],
    [
      'a whole group',
      { ...stacked, design: { locked: ['seal'], groups: [['title', 'over']] } },
      [],
      ['title', 'over'],
    ],
    ['a locked one where all are', { ...stacked, design: { locked: ['seal', 'over', 'box'] } }, [], ['seal']],
  ])('selects %s', (_what, template, selection, ids) => {
    const lying = lyingAt(template, { xMm: 50, yMm: 25 }, OPTIONS);
    expect(selectedForMenu({ template, selection }, lying)).toEqual(ids);
  });

  it('selects nothing on free ground', () => {
    expect(selectedForMenu({ template: stacked, selection: ['box'] }, [])).toEqual([]);
  });
});

const offered = (own: Designing, more: Partial<Parameters<typeof menuEntries>[1]> = {}) =>
  menuEntries(own, { hidden: new Set(), mayPaste: false, ...more }).map((group) =>
    group.map(({ word }) => word),
  );

describe('the menu offers', () => {
  it.each<[string, Designing, readonly string[][]]>([
    ['on free ground all elements', designing([]), [['selectAll']]],
    [
      'for the front element no way further to the front',
      designing(['line']),
      [['cut', 'copy', 'duplicate', 'delete'], ['backward', 'back'], ['lock', 'hide'], ['selectAll']],
    ],
    [
      'for several elements to group them',
      designing(['title', 'box']),
      [
        ['cut', 'copy', 'duplicate', 'delete'],
        ['front', 'forward', 'backward', 'back'],
        ['group', 'lock', 'hide'],
        ['selectAll'],
      ],
    ],
    [
      'for a locked element to unlock it, not to delete it',
      designing(['title'], { locked: ['title'] }),
      [['copy', 'duplicate'], ['unlock', 'hide'], ['selectAll']],
    ],
  ])('%s', (_what, own, words) => {
    expect(offered(own)).toEqual(words);
  });

  it('to ungroup a group', () => {
    expect(offered(designing(['title', 'box'], { groups: [['title', 'box']] })).flat()).toContain('ungroup');
  });

  it('to paste, when there may be something', () => {
    expect(offered(designing([]), { mayPaste: true })).toEqual([['paste', 'pasteInPlace'], ['selectAll']]);
  });

  it('to show what is hidden', () => {
    expect(offered(designing(['title']), { hidden: new Set(['title']) }).flat()).toContain('show');
  });

  it('no more than what is selected, when that is everything', () => {
    const all = designTemplate.elements.map(({ id }) => id);
    expect(offered(designing(all)).flat()).not.toContain('selectAll');
  });
});

describe('the menu of the ways to align', () => {
  it('has those that move something', () => {
    const entries = alignEntries(designing(['title', 'ean', 'box']));
    const [aligning, spreading, sizes] = entries.map((group) => group.map(({ word }) => word));
    expect(aligning).toContain('alignRight');
    expect(spreading).toEqual(['distributeAcross', 'distributeDown']);
    expect(sizes).toEqual(['sameWidth', 'sameHeight', 'sameSize']);
  });

  it('aligns one element with the label', () => {
    const [[entry] = []] = alignEntries(designing(['title']));
    expect(entry?.action).toMatchObject({ edit: { kind: 'align', to: 'label' } });
  });
});

describe('the entries that select more', () => {
  it.each<[string, readonly string[], LabelTemplate['design'], string, readonly string[] | undefined]>([
    ['all of one kind, without locked ones', ['box'], { locked: ['ean'] }, 'selectKind', undefined],
    [
      'the group of what is selected',
      ['title'],
      { groups: [['title', 'box']] },
      'selectGroup',
      ['box', 'title'],
    ],
  ])('%s', (_what, selection, design, word, ids) => {
    const entries = menuEntries(designing(selection, design), { hidden: new Set(), mayPaste: false }).flat();
    expect(entries.find((one) => one.word === word)?.action).toEqual(ids && { kind: 'select', ids });
  });

  it('takes the boxes for one that is selected', () => {
    const entries = menuEntries(
      { template: stacked, selection: ['box'] },
      { hidden: new Set(), mayPaste: false },
    );
    const found = entries.flat().find(({ word }) => word === 'selectKind');
    expect(found?.action).toEqual({ kind: 'select', ids: ['over', 'box'] });
  });
});
