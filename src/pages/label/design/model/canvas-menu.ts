import type { LabelElement, LabelTemplate } from 'label-core';
import { applyEdit, elementsAt, type Edit, type Point } from 'label-core/design';
import { isLocked, withGroup } from './boxes';
import type { KeyAction } from './key-action';
import { keyEdit, type KeySetting } from './key-edit';
import { USUAL_SNAPPING } from './snapping';
import type { Designing } from './use-designing';

/** What the menus of the drawing area do: what keys do, edits, other selections, and what needs the clipboard. */
export type MenuAction =
  | KeyAction
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'select'; readonly ids: readonly string[] }
  | { readonly kind: 'copy' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'paste' }
  | { readonly kind: 'pasteInPlace' };

type Selected = Pick<Designing, 'template' | 'selection'>;

/** Name of an entry, under which its words are. */
export type MenuWord =
  | 'copy'
  | 'cut'
  | 'paste'
  | 'pasteInPlace'
  | 'duplicate'
  | 'delete'
  | 'front'
  | 'forward'
  | 'backward'
  | 'back'
  | 'group'
  | 'ungroup'
  | 'lock'
  | 'unlock'
  | 'hide'
  | 'show'
  | 'selectAll'
  | 'selectKind'
  | 'selectGroup'
  | (typeof ALIGNED)[number]['word']
  | (typeof SPREAD)[number]['word']
  | (typeof SAME_SIZE)[number]['word'];

/** Ways to align, with the words of their entries. */
const ALIGNED = [
  { word: 'alignLeft', edge: 'left' },
  { word: 'alignCenter', edge: 'center' },
  { word: 'alignRight', edge: 'right' },
  { word: 'alignTop', edge: 'top' },
  { word: 'alignMiddle', edge: 'middle' },
  { word: 'alignBottom', edge: 'bottom' },
] as const;
const SPREAD = [
  { word: 'distributeAcross', axis: 'x' },
  { word: 'distributeDown', axis: 'y' },
] as const;
const SAME_SIZE = [
  { word: 'sameWidth', side: 'width' },
  { word: 'sameHeight', side: 'height' },
  { word: 'sameSize', side: 'both' },
] as const;

export interface MenuEntry {
  readonly word: MenuWord;
  readonly action: MenuAction;
}

/** What lies at a place of the label, the front one first, locked ones too: the menu is where they are unlocked. */
export function lyingAt(
  template: LabelTemplate,
  at: Point,
  options: { readonly toleranceMm: number; readonly ignored: ReadonlySet<string> },
): readonly LabelElement[] {
  const found = new Set(elementsAt(template, at, options));
  return template.elements.filter((element) => found.has(element)).toReversed();
}

/**
 * Returns what is selected when the menu is opened where elements lie: as it is when one of these is selected, else the
 * front one that is not locked, with its group; a locked one where there is no other, nothing on free ground.
 */
export function selectedForMenu(
  { template, selection }: Selected,
  lying: readonly LabelElement[],
): readonly string[] {
  if (lying.some(({ id }) => selection.includes(id))) return selection;
  const front = lying.find(({ id }) => !isLocked(template, id)) ?? lying[0];
  return front ? withGroup(template, front.id) : [];
}

interface MenuSetting {
  readonly hidden: ReadonlySet<string>;
  /** There may be something to paste. */
  readonly mayPaste: boolean;
}

/** Returns the groups of entries that can be done with what is selected; an empty group is left out. */
export function menuEntries(design: Selected, { hidden, mayPaste }: MenuSetting): readonly MenuEntry[][] {
  const { template, selection } = design;
  const isAny = selection.length > 0;
  const edit = (word: MenuWord, action: KeyAction) => entry(word, action, changes(design, action));
  const order = (to: (KeyAction & { kind: 'order' })['to']) => edit(to, { kind: 'order', to });
  return [
    [
      ...entry('cut', { kind: 'cut' }, changes(design, { kind: 'delete' })),
      ...entry('copy', { kind: 'copy' }, isAny),
      ...entry('paste', { kind: 'paste' }, mayPaste),
      ...entry('pasteInPlace', { kind: 'pasteInPlace' }, mayPaste),
      ...edit('duplicate', { kind: 'duplicate' }),
      ...edit('delete', { kind: 'delete' }),
    ],
    [...order('front'), ...order('forward'), ...order('backward'), ...order('back')],
    [
      ...edit('group', { kind: 'group' }),
      ...edit('ungroup', { kind: 'ungroup' }),
      ...edit(selection.every((id) => isLocked(template, id)) ? 'unlock' : 'lock', { kind: 'lock' }),
      ...entry(selection.every((id) => hidden.has(id)) ? 'show' : 'hide', { kind: 'hide' }, isAny),
    ],
    [
      ...entry(
        'selectAll',
        { kind: 'selectAll' },
        template.elements.some(({ id }) => isSelectable(id, design)),
      ),
      ...selecting('selectKind', design, sameKind(design)),
      ...selecting(
        'selectGroup',
        design,
        selection.flatMap((id) => withGroup(template, id)),
      ),
    ],
  ].filter((group) => group.length > 0);
}

/** Returns the groups of entries that align what is selected, each one with the label where it is alone. */
export function alignEntries({ template, selection: ids }: Selected): readonly MenuEntry[][] {
  const to = ids.length > 1 ? 'selection' : 'label';
  const edit = (word: MenuWord, made: Edit) =>
    entry(word, { kind: 'edit', edit: made }, applyEdit(template, made) !== template);
  return [
    ALIGNED.flatMap(({ word, edge }) => edit(word, { kind: 'align', ids, edge, to })),
    SPREAD.flatMap(({ word, axis }) => edit(word, { kind: 'distribute', ids, axis })),
    SAME_SIZE.flatMap(({ word, side }) => edit(word, { kind: 'sameSize', ids, side })),
  ].filter((group) => group.length > 0);
}

const entry = (word: MenuWord, action: MenuAction, isOffered: boolean): MenuEntry[] =>
  isOffered ? [{ word, action }] : [];

/** Returns the entry that selects more elements; none where there are no more, or nothing is selected. */
function selecting(word: MenuWord, { selection }: Selected, ids: readonly string[]): MenuEntry[] {
  const all = [...new Set([...ids.filter((id) => !selection.includes(id)), ...selection])];
  return entry(word, { kind: 'select', ids: all }, all.length > selection.length);
}

/** Returns the elements of the kinds that are selected, without locked ones. */
function sameKind({ template, selection }: Selected): readonly string[] {
  const kinds = new Set(template.elements.filter(({ id }) => selection.includes(id)).map(({ type }) => type));
  return template.elements
    .filter(({ id, type }) => kinds.has(type) && !isLocked(template, id))
    .map(({ id }) => id);
}

const isSelectable = (id: string, { template, selection }: Selected): boolean =>
  !selection.includes(id) && !isLocked(template, id);

/** Whether an edit changes the label does not depend on these. */
const ANY_SETTING: KeySetting = { dpi: 203, snapping: USUAL_SNAPPING };

/** Returns whether an action would change the label. */
function changes(design: Selected, action: KeyAction): boolean {
  const made = keyEdit(design, action, ANY_SETTING);
  return made !== undefined && applyEdit(design.template, made.edit) !== design.template;
}
