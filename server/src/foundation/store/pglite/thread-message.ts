import type { Results } from '@electric-sql/pglite';

export interface QueryTask {
  readonly kind: 'query';
  readonly statement: string;
  readonly values: unknown[];
  readonly rowMode: 'array' | 'object';
}

export interface ScriptTask {
  readonly kind: 'exec';
  readonly statements: string;
  readonly rowMode: 'array' | 'object';
}

/** What the thread of the database is asked to do. */
export type ThreadTask =
  | QueryTask
  | ScriptTask
  /** Copies the folder of the database, which nothing may use meanwhile. */
  | { readonly kind: 'copy'; readonly to: string }
  | { readonly kind: 'close' };

export interface ThreadRequest {
  readonly id: number;
  readonly task: ThreadTask;
}

/** Answer to the request with this id, or to the start of the database: that has the id 0. */
export type ThreadAnswer =
  | { readonly id: number; readonly result?: Results[] }
  | { readonly id: number; readonly failure: Failure };

/** An error on its way between threads, which would lose everything but its message. */
export interface Failure {
  readonly message: string;
  readonly stack?: string;
  /** SQLSTATE, constraint, detail and what else the database tells. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Returns what is sent of an error. */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const fields = Object.entries(error).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return {
    message: error.message,
    ...(error.stack !== undefined && { stack: error.stack }),
    fields: Object.fromEntries(fields),
  };
};

/** Returns the error again, with the code, constraint and stack it had. */
export const errorOf = ({ message, stack, fields }: Failure): Error =>
  Object.assign(new Error(message), stack === undefined ? {} : { stack }, fields);
