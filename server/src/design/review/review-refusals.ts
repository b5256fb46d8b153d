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

/** Returns the 409 for a version that has moved on meanwhile, naming its state and the last step. */
export const movedOn = ({ name, version, state }: NamedVersion, last: Last | undefined) => {
  const { stands, standsSince } = sentences.review;
  const where = { name, version, state };
  return new HttpError(409, last ? standsSince({ ...where, last: happenedOf(last) }) : stands(where));
};

/** Returns the 409 for deciding on another file than the one that was reviewed. */
export const staleFile = () => new HttpError(409, sentences.review.fileReplaced);

/** Returns the 403 naming the missing role. */
export const roleMissing = (state: ReviewState, action: ReviewAction) =>
  new HttpError(
    403,
    sentences.review.roleMissing({ roles: (reviewTable[state][action]?.roles ?? []).join('') }),
  );

/** Returns the 403 for deciding in favour of one's own version. */
export const ownVersion = () => new HttpError(403, sentences.review.ownVersion);
