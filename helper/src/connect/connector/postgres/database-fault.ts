import { codeOf, messageOf } from '../../../helper-error.ts';
import { connectLimits } from '../../connect-limits.ts';
import { SourceFault } from '../article-source.ts';

const queryCanceled = '57014';

/** Returns why the database did not answer, as a sentence without the password. */
export function databaseFault(error: unknown, url: string): SourceFault {
  if (error instanceof SourceFault) return error;
  // A host with several addresses fails once for each of them; the first error is reported.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (codeOf(first) === queryCanceled) {
    return new SourceFault(
      `The query of the connector took longer than ${connectLimits.statementMs / 1_000} seconds.`,
    );
  }
  const text = withoutPassword(messageOf(first), url).replace(/\.$/, '');
  const isAnswer = /^[0-9A-Z]{5}$/.test(codeOf(first) ?? '');
  return new SourceFault(
    isAnswer ? `The database refuses the query: ${text}.` : `The database cannot be reached: ${text}.`,
  );
}

function withoutPassword(text: string, url: string): string {
  const password = URL.parse(url)?.password ?? '';
  const spellings = [password, decoded(password)].filter((spelling) => spelling !== '');
  return spellings.reduce((told, spelling) => told.replaceAll(spelling, '***'), text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
