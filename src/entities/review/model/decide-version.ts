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
}

/** Why this person cannot take a step with a version; undefined where they can. In a state nobody knows, nothing can be done. */
export function refusalOf(
  version: DecidedVersion,
  roles: readonly ReviewRole[],
  action: ReviewAction,
): ReviewRefusal | undefined {
  const state = reviewStateOf(version.state);
  if (!state) return 'not-in-this-state';
  const decision = decideReview({ state, isOwn: version.isOwn }, roles, action);
  return 'refusal' in decision ? decision.refusal : undefined;
}

/** Whether this person can take a step with a version now. */
export const canTake = (
  version: DecidedVersion,
  roles: readonly ReviewRole[],
  action: ReviewAction,
): boolean => refusalOf(version, roles, action) === undefined;

/** Why an action is not there, as a sentence: what the state allows nobody is not missed and has none. */
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
