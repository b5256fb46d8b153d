import type { LabelElement, LabelTemplate } from 'label-core';
import { applyEdit, elementsAt, type Point } from 'label-core/design';
import { withGroup } from './boxes';
import type { KeyAction } from './key-action';
import { keyActions, type KeyTargets } from './key-actions';
import type { Designing } from './use-designing';

/** What the menu of the drawing area does: what keys do, and what needs the clipboard. */
export type MenuAction =
  | KeyAction
  | { readonly kind: 'copy' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'paste' };

/** Name of an entry, under which its words are. */
export type MenuWord =
  | 'copy'
  | 'cut'
  | 'paste'
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
  | 'selectAll';

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
  { template, selection }: Pick<Designing, 'template' | 'selection'>,
  lying: readonly LabelElement[],
): readonly string[] {
  if (lying.some(({ id }) => selection.includes(id))) return selection;
  const locked = new Set(template.design?.locked);
  const front = lying.find(({ id }) => !locked.has(id)) ?? lying[0];
  return front ? withGroup(template, front.id) : [];
}

interface MenuSetting {
  readonly hidden: ReadonlySet<string>;
  /** There may be something to paste. */
  readonly mayPaste: boolean;
}

/** Returns the groups of entries that can be done with what is selected; an empty group is left out. */
export function menuEntries(designing: Designing, { hidden, mayPaste }: MenuSetting): readonly MenuEntry[][] {
  const { template, selection } = designing;
  const isAny = selection.length > 0;
  const locked = new Set(template.design?.locked);
  const edit = (word: MenuWord, action: KeyAction) => entry(word, action, changes(designing, action));
  const order = (to: (KeyAction & { kind: 'order' })['to']) => edit(to, { kind: 'order', to });
  return [
    [
      ...entry('cut', { kind: 'cut' }, changes(designing, { kind: 'delete' })),
      ...entry('copy', { kind: 'copy' }, isAny),
      ...entry('paste', { kind: 'paste' }, mayPaste),
      ...edit('duplicate', { kind: 'duplicate' }),
      ...edit('delete', { kind: 'delete' }),
    ],
    [...order('front'), ...order('forward'), ...order('backward'), ...order('back')],
    [
      ...edit('group', { kind: 'group' }),
      ...edit('ungroup', { kind: 'ungroup' }),
      ...edit(selection.every((id) => locked.has(id)) ? 'unlock' : 'lock', { kind: 'lock' }),
      ...entry(selection.every((id) => hidden.has(id)) ? 'show' : 'hide', { kind: 'hide' }, isAny),
    ],
    entry(
      'selectAll',
      { kind: 'selectAll' },
      template.elements.some(({ id }) => isSelectable(id, designing)),
    ),
  ].filter((group) => group.length > 0);
}

const entry = (word: MenuWord, action: MenuAction, isOffered: boolean): MenuEntry[] =>
  isOffered ? [{ word, action }] : [];

const isSelectable = (id: string, { template, selection }: Designing): boolean =>
  !selection.includes(id) && template.design?.locked?.includes(id) !== true;

/** Returns whether an action would change the label: it is done on a design that only looks at the edit. */
function changes(designing: Designing, action: KeyAction): boolean {
  const { template } = designing;
  let isChanged = false;
  const tried: Designing = {
    ...designing,
    edit: (edit) => {
      isChanged = applyEdit(template, edit) !== template;
    },
  };
  keyActions(tried, NO_TARGETS)(action);
  return isChanged;
}

const nothing = (): void => undefined;
/** The parts of the page, none of which an action that is tried reaches. */
const NO_TARGETS: KeyTargets = {
  dpi: 203,
  snapping: { without: new Set(), gridMm: 0 },
  onZoom: nothing,
  onMode: nothing,
  onData: nothing,
  onField: nothing,
  onHide: nothing,
  onHelp: nothing,
};
