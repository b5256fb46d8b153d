import type { Sentence } from 'label-core/sentence';
import { sentences } from '../sentences/index.ts';
import { HttpError, type Problem } from './http-error.ts';

/** Refuses the request if there are problems. @throws HttpError 422 with all of them */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw refusalOf(problems);
}

/** Returns the refusal of a request with problems: 422 by default, with their sentences one after the other. */
export const refusalOf = (problems: readonly Problem[], status: 409 | 422 = 422): HttpError =>
  new HttpError(status, sentences.request.problems({ problems: problems.map(asSentence) }), { problems });

/** Returns the refusal of one field, with a problem that follows its name, as in a schema: "is needed". */
export const refusalOfField = (path: string, problem: Sentence): HttpError =>
  new HttpError(422, sentences.request.unusable({ details: sentences.request.field({ path, problem }) }), {
    problems: [{ path, ...problem }],
  });

/** Returns the sentence of a problem; one without a code keeps its message as it is. */
export const asSentence = ({ code = '', args = {}, message }: Pick<Problem, keyof Sentence>): Sentence => ({
  code,
  args,
  message,
});

/**
 * Returns a refusal for a request that may have very many problems: names the first `most` different sentences, and
 * lists all.
 */
export function refusalOfMany(problems: readonly Problem[], most: number): HttpError {
  const byMessage = new Map(problems.map((problem) => [problem.message, asSentence(problem)]));
  const told = [...byMessage.values()].slice(0, most);
  return new HttpError(422, sentences.request.problems({ problems: told }), { problems });
}
