import { toId, type Id } from '@/shared/api';
import type { WizardState } from './wizard-state';

/** Returns the target group as it is sent; empty for the person's own group. */
export const targetGroupsOf = ({ groupId }: Pick<WizardState, 'groupId'>): Id[] =>
  groupId === '' ? [] : [toId(groupId)];
