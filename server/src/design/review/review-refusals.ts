import { reviewTable, type ReviewAction, type ReviewState } from 'label-core/review';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { HistoryEntry } from '../history/history-chain.ts';
import { happenedOf } from '../history/history-texts.ts';
import { sentences } from '../sentences/index.ts';

interface NamedVersion {
  readonly name: string;
  readonly version: number;
  readonly state: ReviewState;
}

type Last = Pick<HistoryEntry, 'action' | 'from' | 'by'>;

/** 409: the version is somewhere else by now; says where, and what happened to it last. */
export const movedOn = ({ name, version, state }: NamedVersion, last: Last | undefined) => {
  const { stands, standsSince } = sentences.review;
  const where = { name, version, state };
  return new HttpError(409, last ? standsSince({ ...where, last: happenedOf(last) }) : stands(where));
};

/** 409: what was looked at is not what would be decided on. */
export const staleFile = () => new HttpError(409, sentences.review.fileReplaced);

/** 403 naming the role it takes. */
export const roleMissing = (state: ReviewState, action: ReviewAction) =>
  new HttpError(
    403,
    sentences.review.roleMissing({ roles: (reviewTable[state][action]?.roles ?? []).join('') }),
  );

/** 403: nobody decides in favour of their own. */
export const ownVersion = () => new HttpError(403, sentences.review.ownVersion);
