import { sentences } from '../sentences/index.ts';
import { HttpError, type Problem } from './http-error.ts';

/** @throws HttpError 422 with every problem, when there is one */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw refusalOf(problems);
}

/** The refusal of a request with problems: 422, and their sentences one after the other. */
export const refusalOf = (problems: readonly Problem[], status: 409 | 422 = 422): HttpError =>
  new HttpError(status, sentences.request.problems({ problems: problems.map(asSentence) }), { problems });

/** A problem without a code is told as it is. */
const asSentence = ({ code = '', args = {}, message }: Problem) => ({ code, args, message });
