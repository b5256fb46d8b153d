/** The part of pg-copy-streams 7.0.0 that is used here; the package has no types. */
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** Writes what is written to it to a table, by `COPY … FROM STDIN`. */
  export function from(statement: string): Writable & Submittable;
  /** Reads a table, by `COPY … TO STDOUT`. */
  export function to(statement: string): Readable & Submittable;
}
