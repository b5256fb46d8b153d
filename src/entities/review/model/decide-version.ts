import {
  decideReview,
  reviewTable,
  type ReviewAction,
  type ReviewRefusal,
  type ReviewRole,
} from 'label-core/review';
import { roleName } from '@/shared/auth';
import { formatList } from '@/shared/i18n';
import { texts } from '../i18n';
import { reviewStateOf } from './review-step';

interface DecidedVersion {
  /** As the server spells it. */
  state: string;
  isOwn: boolean;
  bindsMaster?: boolean;
}

/**
 * Returns why this person cannot take a step with a version; undefined when they can. In an unknown state nothing can
 * be done.
 */
export function refusalOf(
  version: DecidedVersion,
  roles: readonly ReviewRole[],
  action: ReviewAction,
): ReviewRefusal | undefined {
  const state = reviewStateOf(version.state);
  if (!state) return 'not-in-this-state';
  const decision = decideReview({ ...version, state }, roles, action);
  return 'refusal' in decision ? decision.refusal : undefined;
}

/** Returns whether this person can take a step with a version now. */
export const canTake = (
  version: DecidedVersion,
  roles: readonly ReviewRole[],
  action: ReviewAction,
): boolean => refusalOf(version, roles, action) === undefined;

/**
 * Returns the reason why an action is missing, as a sentence; undefined when the state allows it to nobody, because
 * then nobody misses it.
 */
export function refusalSentence(
  version: DecidedVersion,
  roles: readonly ReviewRole[],
  action: ReviewAction,
): string | undefined {
  const state = reviewStateOf(version.state);
  const refusal = refusalOf(version, roles, action);
  if (!state || refusal === undefined || refusal === 'not-in-this-state') return undefined;
  if (refusal === 'own-version') return texts.ownVersion;
  const roleNames = (reviewTable[state][action]?.roles ?? []).map(roleName);
  return texts.roleMissing[action]({ roles: formatList(roleNames, 'disjunction') });
}
