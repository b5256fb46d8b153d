import { reviewTable, type ReviewAction, type ReviewState } from 'label-core/review';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { HistoryEntry } from '../history/history-chain.ts';
import { happenedOf, standing } from '../history/history-texts.ts';
import { reviewRoleNames } from './review-role-names.ts';

interface NamedVersion {
  readonly name: string;
  readonly version: number;
  readonly state: ReviewState;
}

type Last = Pick<HistoryEntry, 'action' | 'from' | 'by'>;

/** 409: the version is somewhere else by now; says where, and what happened to it last. */
export const movedOn = ({ name, version, state }: NamedVersion, last: Last | undefined) => {
  const where = `Version ${version} of “${name}” ${standing[state]}`;
  return new HttpError(409, last ? `${where}: ${happenedOf(last)}` : `${where}.`);
};

/** 409: what was looked at is not what would be decided on. */
export const staleFile = () =>
  new HttpError(
    409,
    'Somebody has replaced the file of this version since you opened it. Load it again and look at it before you decide.',
  );

/** 403 naming the role it takes. */
export function roleMissing(state: ReviewState, action: ReviewAction): HttpError {
  const roles = [...(reviewTable[state][action]?.roles ?? []), 'Master' as const].map(
    (role) => reviewRoleNames[role],
  );
  const named = `${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}`;
  return new HttpError(
    403,
    `You may not do this: it takes the role ${named}. Administrators give roles under Users.`,
  );
}

/** 403: nobody decides in favour of their own. */
export const ownVersion = () =>
  new HttpError(403, 'You uploaded this version yourself: somebody else has to approve it.');
