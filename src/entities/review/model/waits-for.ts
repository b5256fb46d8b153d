import { reviewTable, roleInTurn, type ReviewAction, type ReviewRole } from 'label-core/review';
import { roleName } from '@/shared/auth';
import { formatList } from '@/shared/i18n';
import { texts } from '../i18n';
import { canTake } from './decide-version';
import { reviewStateOf } from './review-step';

/**
 * Whom a version waits for, as a sentence: the people by name, or that nobody with the role can act and who can give
 * it. "" where nothing is waited for.
 */
export function formatWaitsFor(state: string, people: readonly string[]): string {
  const known = reviewStateOf(state);
  const role = known && roleInTurn(known);
  if (!role) return '';
  return people.length === 0
    ? texts.waitsForNobody({ role: roleName(role) })
    : texts.waitsFor({ people: formatList(people, 'disjunction') });
}

/** What takes a version further from this state; undefined where it has arrived. */
export function actionInTurn(state: string): ReviewAction | undefined {
  const known = reviewStateOf(state);
  return (['set-ready', 'approve', 'publish'] as const).find((action) => known && reviewTable[known][action]);
}

/** Whether a version waits for this person. One whose time of publication is set waits for that time only. */
export function isMyTurn(
  version: { state: string; isOwn: boolean; publishAt: string },
  roles: readonly ReviewRole[],
): boolean {
  const action = actionInTurn(version.state);
  return version.publishAt === '' && action !== undefined && canTake(version, roles, action);
}

/** Whether this person may make the next version of a label: whoever may replace the file of a draft. */
export const mayUpload = (roles: readonly ReviewRole[]): boolean =>
  canTake({ state: 'Draft', isOwn: false }, roles, 'replace-file');
