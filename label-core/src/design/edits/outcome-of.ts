import type { LabelTemplate } from '../../template/template-schema.ts';
import type { Edit, EditKind, EditOf } from '../edit.ts';
import { sentences } from '../sentences/index.ts';
import { add } from './add.ts';
import { align } from './align.ts';
import { setContent, setTable } from './content.ts';
import { distribute } from './distribute.ts';
import { group, ungroup } from './group.ts';
import { setGuides } from './guides.ts';
import { setLabel } from './label.ts';
import { lock } from './lock.ts';
import { setLook } from './look.ts';
import { move } from './move.ts';
import { order } from './order.ts';
import { type Outcome, refused } from './outcome.ts';
import { paste } from './paste.ts';
import { setPlace } from './place.ts';
import { remove } from './remove.ts';
import { removeVariable } from './remove-variable.ts';
import { rename } from './rename.ts';
import { replaceAll } from './replace-all.ts';
import { resize } from './resize.ts';
import { sameSize } from './same-size.ts';
import { turn } from './turn.ts';
import { turnLabel } from './turn-label.ts';
import { addVariable, changeVariable, renameVariable } from './variable.ts';

type Changes = { readonly [Kind in EditKind]: (template: LabelTemplate, edit: EditOf<Kind>) => Outcome };

const changes: Changes = {
  add,
  remove,
  move,
  resize,
  turn,
  setPlace,
  setLook,
  setContent,
  setTable,
  rename,
  order,
  group,
  ungroup,
  lock,
  align,
  distribute,
  sameSize,
  addVariable,
  changeVariable,
  renameVariable,
  removeVariable,
  setLabel,
  turnLabel,
  setGuides,
  paste,
  replaceAll,
};

/** Returns what an edit makes of a template, or why it cannot be made. */
export function outcomeOf(template: LabelTemplate, edit: Edit): Outcome {
  if (!hasOnlyNumbers(edit)) return refused(sentences.labelEdit.notANumber);
  // Safe: the table has the function of each kind under its name.
  const change = changes[edit.kind] as (before: LabelTemplate, made: Edit) => Outcome;
  return change(template, edit);
}

/** Returns whether every number in a value is one: calculations of a page may give NaN or infinity. */
function hasOnlyNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(hasOnlyNumbers);
}
