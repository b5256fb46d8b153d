import { setTimeout as delay } from 'node:timers/promises';
import { uploadForm } from 'server/testing';
import { importFile } from '../../../bench/import-file.ts';
import { Asker } from '../../../bench/profile/asker.ts';
import { SessionPool, type Tokens } from '../../../bench/profile/session-pool.ts';

/** Articles of one file. */
export const IMPORT_ROWS = 500;
/** Beyond the numbers of the articles that the demo has. */
const FIRST_ARTICLE = 1_000_000;
/** As many as the subscription of the demo has room for. */
const MOST_INVITED = 12;
/** Less than the lifetime of an access token. */
const REFRESH_EVERY_MS = 240_000;

interface OtherWorkOptions {
  readonly url: string;
  /** Tokens of somebody who may import and invite. */
  readonly session: Tokens;
  /** From one file, and one invitation, to the next. */
  readonly everyMs: number;
}

/** What people do beside printing: they import files and invite others, again until they have an answer. */
export class OtherWork {
  readonly asker: Asker;
  readonly errors: unknown[] = [];
  /** Ids of the imports, in the order of their files. */
  readonly imports: number[] = [];
  /** Addresses that are to have a letter. */
  readonly invited: string[] = [];
  readonly #sessions: SessionPool;
  readonly #over = new AbortController();
  #working: Promise<unknown> = Promise.resolve();

  constructor(options: OtherWorkOptions) {
    this.#sessions = new SessionPool([options.session]);
    this.asker = new Asker(options.url, () => this.#sessions.token);
    this.#working = Promise.all([
      this.#every(options.everyMs, () => this.#import()),
      this.#every(options.everyMs, () => this.#invite()),
      this.#every(REFRESH_EVERY_MS, () => this.#sessions.refresh((token) => this.asker.refresh(token))),
    ]);
  }

  /** Sessions that were refused. */
  get ended(): number {
    return this.#sessions.ended;
  }

  /** Begins nothing more; resolves when everything that was begun has its answer. */
  async end(): Promise<void> {
    this.#over.abort();
    await this.#working;
  }

  async #every(ms: number, work: () => Promise<void>): Promise<void> {
    const { signal } = this.#over;
    while (!signal.aborted) {
      await delay(ms, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await work().catch((error: unknown) => void this.errors.push(error));
    }
  }

  async #import(): Promise<void> {
    const first = FIRST_ARTICLE + this.imports.length * IMPORT_ROWS;
    const form = uploadForm({ file: importFile(IMPORT_ROWS, first), idempotencyKey: crypto.randomUUID() });
    const { body } = await this.asker.untilAnswered('import', '/api/import/upload', form);
    this.imports.push((body as { entityId: number }).entityId);
  }

  async #invite(): Promise<void> {
    if (this.invited.length >= MOST_INVITED) return;
    const email = `invited-${this.invited.length}@example.com`;
    // One that was taken before its answer was lost is refused the next time.
    await this.asker.untilAnswered(
      'invite',
      '/api/users/invite',
      { email, roles: ['User'] },
      { ends: [409, 422] },
    );
    this.invited.push(email);
  }
}
