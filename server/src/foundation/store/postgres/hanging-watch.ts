import { Client, type PoolClient } from 'pg';

/** Duration of a transaction in ms after which the server is asked whether it still answers. */
const SLOW_MS = 4000;
const LOOK_EVERY_MS = 2000;
const ANSWER_WITHIN_MS = 2000;

/**
 * Ends the connections of a database server that has stopped answering without closing them, because it hangs or the
 * network drops its packets: its own timeouts cannot take effect then. A slow statement of a server that answers others
 * is left alone.
 */
export class HangingWatch {
  readonly #connectionString: string;
  /** Connections in use, with their start times. */
  readonly #since = new Map<PoolClient, number>();
  /** Connections that this watch ended. */
  readonly #ended = new WeakSet<PoolClient>();
  readonly #timer: NodeJS.Timeout;
  #isAsking = false;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS).unref();
  }

  /** Watches a connection until the returned function is called. */
  add(client: PoolClient): () => void {
    this.#since.set(client, performance.now());
    return () => void this.#since.delete(client);
  }

  /** Returns whether the connection was ended here: a retry would hang as well. */
  hasEnded(client: PoolClient): boolean {
    return this.#ended.has(client);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const slow = () =>
      [...this.#since].filter(([, since]) => performance.now() - since > SLOW_MS).map(([client]) => client);
    if (this.#isAsking || slow().length === 0) return;
    this.#isAsking = true;
    const answers = await isAnswering(this.#connectionString);
    this.#isAsking = false;
    // With a statement in progress, this closes the socket at once, and the statement fails.
    for (const client of answers ? [] : slow()) {
      this.#ended.add(client);
      void client.end();
    }
  }
}

/** Returns false only if there is no response: a server that refuses does answer. */
async function isAnswering(connectionString: string): Promise<boolean> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return !(error instanceof Error && /timeout/i.test(error.message));
  } finally {
    void client.end().catch(() => undefined);
  }
}
