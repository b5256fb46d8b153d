import { reviewTable, roleInTurn, type ReviewAction, type ReviewRole } from 'label-core/review';
import { roleName } from '@/shared/auth';
import { formatList } from '@/shared/i18n';
import { texts } from '../i18n';
import { canTake } from './decide-version';
import { reviewStateOf } from './review-step';

/**
 * Returns whom a version waits for, as a sentence: the people by name, or that nobody with the role can act and who can
 * assign it. "" when it waits for nobody.
 */
export function formatWaitsFor(state: string, people: readonly string[]): string {
  const known = reviewStateOf(state);
  const role = known && roleInTurn(known);
  if (!role) return '';
  return people.length === 0
    ? texts.waitsForNobody({ role: roleName(role) })
    : texts.waitsFor({ people: formatList(people, 'disjunction') });
}

/** Returns the action that advances a version from this state; undefined when it has reached its final state. */
export function actionInTurn(state: string): ReviewAction | undefined {
  const known = reviewStateOf(state);
  return (['set-ready', 'approve', 'publish'] as const).find((action) => known && reviewTable[known][action]);
}

/** Returns whether a version waits for this person. A scheduled version waits only for its time of publication. */
export function isMyTurn(
  version: { state: string; isOwn: boolean; bindsMaster?: boolean; publishAt: string },
  roles: readonly ReviewRole[],
): boolean {
  const action = actionInTurn(version.state);
  return version.publishAt === '' && action !== undefined && canTake(version, roles, action);
}

/**
 * Returns whether this person may create the next version of a label: people who may replace the file of a draft may.
 */
export const mayUpload = (roles: readonly ReviewRole[]): boolean =>
  canTake({ state: 'Draft', isOwn: false }, roles, 'replace-file');
