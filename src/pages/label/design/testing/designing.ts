import { designOf, type DesignState } from '../model/design-state';
import type { Designing } from '../model/use-designing';
import { designTemplate } from './design-template';

const nothing = () => undefined;

/** A design in a state, on which nothing that is asked of it has an effect. */
export const designingAt = (state: Partial<DesignState> = {}): Designing => ({
  ...designOf(designTemplate),
  ...state,
  edit: nothing,
  type: nothing,
  select: nothing,
  undo: nothing,
  redo: nothing,
  tell: nothing,
  open: nothing,
});
