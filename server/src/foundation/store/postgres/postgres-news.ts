import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Notification } from 'pg';
import { describeFailure } from '../../work/describe-failure.ts';
import type { Logger } from '../../work/logger.ts';
import type { NewsListener, NewsWire } from '../../work/news-wire.ts';

/** Channels belong to the database: installations of one cluster do not hear each other. */
const CHANNEL = 'platen_news';
/** Names that are sent within this time go as one statement, and equal ones once. */
const GATHER_MS = 5;
const CHECK_EVERY_MS = 5000;
const HEARD_WITHIN_MS = 2000;
const SENT_WITHIN_MS = 2000;
const LONGEST_PAUSE_MS = 2000;
const CONNECT_WITHIN_MS = 5000;
/** Begin of the messages that a server sends to itself. */
const ECHO = 'echo ';

interface WireOptions extends NewsListener {
  /** Address of the server itself: a pooler accepts LISTEN and passes nothing on. */
  readonly directUrl: string;
  readonly logger: Logger;
}

/**
 * Wire over PostgreSQL's LISTEN and NOTIFY, on a connection of its own that is opened again whenever it is lost. Each few
 * seconds it sends a message to itself: a connection that has ended without a word, or passes nothing on, is found so.
 */
export class PostgresNews implements NewsWire {
  readonly #options: WireOptions;
  readonly #names = new Set<string>();
  readonly #check: NodeJS.Timeout;
  #client: Client | undefined;
  #isHealthy = false;
  #isClosed = false;
  #failures = 0;
  #gathering: NodeJS.Timeout | undefined;
  /** What is being sent: a connection takes one statement at a time. */
  #sending: Promise<void> | undefined;
  #silence: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: WireOptions) {
    this.#options = options;
    this.#check = setInterval(() => this.#sendEcho(), CHECK_EVERY_MS).unref();
    void this.#connect();
  }

  isHealthy = (): boolean => this.#isHealthy;

  send = (name: string): void => {
    if (this.#isClosed) return;
    this.#names.add(name);
    this.#gathering ??= setTimeout(() => this.#flush(), GATHER_MS);
  };

  close = async (): Promise<void> => {
    this.#flush();
    this.#isClosed = true;
    clearInterval(this.#check);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#isHealthy = false;
    await Promise.race([this.#allSent(), delay(SENT_WITHIN_MS, undefined, { ref: false })]);
    await this.#client?.end().catch(() => undefined);
  };

  /** Sends what was gathered; once the connection is free, where it is not. Without a connection it is lost. */
  #flush(): void {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    if (this.#sending) return;
    const names = [...this.#names];
    this.#names.clear();
    if (names.length > 0 && this.#client) this.#sending = this.#notify(this.#client, names);
  }

  async #notify(client: Client, names: readonly string[]): Promise<void> {
    try {
      await client.query('select pg_notify($1, name) from unnest($2::text[]) as name', [CHANNEL, names]);
    } catch (error) {
      this.#lose(client, error);
    }
    // After the connection was lost, another one may be sending.
    if (this.#client !== client) return;
    this.#sending = undefined;
    this.#flush();
  }

  async #allSent(): Promise<void> {
    while (this.#sending) await this.#sending;
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#options.directUrl,
      application_name: 'platen-news',
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
    });
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('The connection has ended.')));
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const pid = rows[0]?.pid;
      client.on('notification', (message) => this.#hear(message, message.processId === pid));
      await client.query(`listen ${CHANNEL}`);
      if (this.#isClosed) return await client.end();
      this.#client = client;
      this.#sendEcho();
    } catch (error) {
      this.#client = client;
      this.#lose(client, error);
    }
    return undefined;
  }

  #hear({ payload = '' }: Notification, isOwn: boolean): void {
    if (!isOwn) {
      if (!payload.startsWith(ECHO)) this.#options.onNews(payload);
    } else if (payload.startsWith(ECHO)) {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      if (this.#isHealthy) return;
      this.#isHealthy = true;
      this.#failures = 0;
      this.#options.logger.info('news of other servers are received');
      this.#options.onGap();
    }
  }

  #sendEcho(): void {
    const client = this.#client;
    if (!client || this.#silence) return;
    this.#silence = setTimeout(
      () =>
        this.#lose(client, new Error('LISTEN hears nothing: set DATABASE_DIRECT_URL to the server itself.')),
      HEARD_WITHIN_MS,
    ).unref();
    this.#names.add(`${ECHO}${crypto.randomUUID()}`);
    this.#flush();
  }

  /** Leaves a connection that does not work, and tries a new one after a pause that grows. */
  #lose(client: Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#sending = undefined;
    clearTimeout(this.#silence);
    this.#silence = undefined;
    void client.end().catch(() => undefined);
    if (this.#isClosed) return;
    // Once for each time that it was healthy, and at the start: an outage of an hour is one line.
    if (this.#isHealthy || this.#failures === 0)
      this.#options.logger.warn('news of other servers are not received', describeFailure(error));
    this.#isHealthy = false;
    const pauseMs = Math.min(LONGEST_PAUSE_MS, 100 * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => void this.#connect(), pauseMs * (0.75 + Math.random() / 2)).unref();
  }
}
