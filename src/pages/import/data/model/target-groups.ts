import { toId, type Id } from '@/shared/api';
import type { WizardState } from './wizard-state';

/** The group as it is sent; none is the person's own. */
export const targetGroupsOf = ({ groupId }: Pick<WizardState, 'groupId'>): Id[] =>
  groupId === '' ? [] : [toId(groupId)];
