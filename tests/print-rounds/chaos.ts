import type { PrintPlace } from './print-place.ts';
import type { Random } from './random.ts';

/** Number of calls until the next tab is killed: drawn anew for each one. */
const TAB_LIFE = [40, 180] as const;
const HELPER_LIFE = [55, 115] as const;
const SERVER_LIFE = [280, 440] as const;

/** Kills tabs, helper and server in the middle of their work, each after a random number of calls. */
export class Chaos {
  readonly kills = { tab: 0, helper: 0, server: 0 };
  /** Promise that resolves when the server is back, so that nobody needs to poll it. */
  serverIsBack = Promise.resolve();
  helperIsBack = Promise.resolve();
  #helperCallsLeft: number;
  #serverCallsLeft: number;
  readonly #place: PrintPlace;
  readonly #random: Random;

  constructor(place: PrintPlace, random: Random) {
    this.#place = place;
    this.#random = random;
    this.#helperCallsLeft = random.between(...HELPER_LIFE);
    this.#serverCallsLeft = random.between(...SERVER_LIFE);
  }

  get total(): number {
    return this.kills.tab + this.kills.helper + this.kills.server;
  }

  /** Journal that the helper continues after each restart. */
  get helperJournalId(): string {
    return this.#place.helperJournalId;
  }

  /** Returns the number of calls until a new tab is killed. */
  tabLife(): number {
    return this.#random.between(...TAB_LIFE);
  }

  /** Counts a call to the helper. */
  helperCalled(): void {
    this.#helperCallsLeft -= 1;
    if (this.#helperCallsLeft !== 0) return;
    this.kills.helper += 1;
    this.helperIsBack = this.#restartHelper();
  }

  /** Counts a call to the server. */
  serverCalled(): void {
    this.#serverCallsLeft -= 1;
    if (this.#serverCallsLeft !== 0) return;
    this.kills.server += 1;
    this.serverIsBack = this.#restartServer();
  }

  async settled(): Promise<void> {
    await this.helperIsBack;
    await this.serverIsBack;
  }

  async #restartHelper(): Promise<void> {
    await this.#place.helper.kill();
    await this.#place.helper.start();
    this.#helperCallsLeft = this.#random.between(...HELPER_LIFE);
  }

  async #restartServer(): Promise<void> {
    await this.#place.killServer();
    await this.#place.startServer();
    this.#serverCallsLeft = this.#random.between(...SERVER_LIFE);
  }
}
