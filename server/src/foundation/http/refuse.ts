import { HttpError, type Problem } from './http-error.ts';

/** @throws HttpError 422 with every problem, when there is one */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  throw new HttpError(422, problems.map(({ message }) => message).join(' '), { problems });
}
