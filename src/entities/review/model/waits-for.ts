import { reviewTable, roleInTurn, type ReviewAction, type ReviewRole } from 'label-core/review';
import { canTake } from './decide-version';
import { reviewStateOf } from './review-step';
import { texts } from './texts';

/**
 * Whom a version waits for, as words: the people by name, or that the role has nobody who could act and who can give
 * it. "" where nothing is waited for.
 */
export function waitsForWords(state: string, people: readonly string[]): string {
  const known = reviewStateOf(state);
  const role = known && roleInTurn(known);
  if (!role) return '';
  return people.length === 0 ? texts.waitsForNobody(role) : texts.waitsFor(people);
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
