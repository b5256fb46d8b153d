import type { z } from 'zod';
import { sentences } from '../sentences/index.ts';
import { HttpError, type Problem } from './http-error.ts';

/** Parses one part of a request by its schema. @throws HttpError with every problem, and the first one as its sentence */
export function readPart(schema: z.ZodType | undefined, part: unknown, status: 404 | 422): unknown {
  if (!schema) return undefined;
  const read = schema.safeParse(part);
  if (read.success) return read.data;
  if (status === 404) throw new HttpError(404, sentences.request.nothingHere);
  const problems = read.error.issues.map(toProblem);
  const details = problems.map(inWords).slice(0, 3).join(' ');
  throw new HttpError(422, sentences.request.unusable({ details }), { problems });
}

const toProblem = ({ path, message }: z.core.$ZodIssue): Problem => ({ path: path.join('.'), message });

const inWords = ({ path, message }: Problem) => (path ? `${path}: ${message}.` : `${message}.`);
