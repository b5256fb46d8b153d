import type { PoolClient, QueryArrayResult } from 'pg';
import { plainMessageOf, PreparedStatements, type MessagePart } from '../prepared-statements.ts';
import { timesAsText } from './times-as-text.ts';

/** Time in ms since its last answer in which a connection is taken to be there. */
const FRESH_MS = 1000;

/** Sends messages of several statements over the connections of a pool. */
export class MessageSender {
  readonly #prepared = new WeakMap<PoolClient, PreparedStatements>();
  readonly #answeredAt = new WeakMap<PoolClient, number>();
  #isPreparing: boolean;

  /** @param isPreparing false behind a pooler, where a connection to the database has statements of several clients */
  constructor(isPreparing: boolean) {
    this.#isPreparing = isPreparing;
  }

  /** Returns whether the connection has answered a moment ago, so that its loss would most likely be known. */
  isFresh(client: PoolClient): boolean {
    return performance.now() - (this.#answeredAt.get(client) ?? -Infinity) < FRESH_MS;
  }

  /** Sends the parts in one message, and returns the answer to each: after one that fails, the others are not run. */
  async send(
    client: PoolClient,
    parts: readonly MessagePart[],
  ): Promise<readonly QueryArrayResult<unknown[]>[]> {
    const prepared = this.#preparedFor(client, parts);
    const { text, answersToParts } = prepared?.messageOf(parts) ?? plainMessageOf(parts);
    try {
      const answered: unknown = await client.query({ text, rowMode: 'array', types: timesAsText });
      this.#answeredAt.set(client, performance.now());
      // The driver answers a single statement without a list.
      return answersToParts(
        (Array.isArray(answered) ? answered : [answered]) as QueryArrayResult<unknown[]>[],
      );
    } catch (error) {
      prepared?.forget();
      if (isOfPooler(error)) this.#isPreparing = false;
      throw error;
    }
  }

  /** Returns what is prepared for a message; undefined behind a pooler, and in a transaction in which something failed. */
  #preparedFor(client: PoolClient, parts: readonly MessagePart[]): PreparedStatements | undefined {
    if (!this.#isPreparing) return undefined;
    const prepared = this.#preparedOn(client);
    return prepared.isKnown || begins(parts) ? prepared : undefined;
  }

  #preparedOn(client: PoolClient): PreparedStatements {
    const prepared = this.#prepared.get(client) ?? new PreparedStatements();
    this.#prepared.set(client, prepared);
    return prepared;
  }
}

const begins = ([first]: readonly MessagePart[]): boolean =>
  typeof first === 'string' && first.startsWith('begin');

/** SQLSTATE of a prepared statement that is there already, and of one that is not there. */
const ofPooler: ReadonlySet<unknown> = new Set(['42P05', '26000']);

/** Returns whether statements of this connection are prepared on several connections to the database. */
const isOfPooler = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ofPooler.has(error.code);
