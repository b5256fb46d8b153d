/** Tokens of a session. */
export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** Sessions of a load: each is refreshed by one client at a time, as a browser does it. */
export class SessionPool {
  /** Sessions whose refresh was refused: each would be somebody who is signed out in the middle of work. */
  ended = 0;
  readonly #idle: Tokens[];
  #newest: Tokens;

  constructor(sessions: readonly Tokens[]) {
    const [first] = sessions;
    if (!first) throw new Error('A load needs a session.');
    this.#idle = [...sessions];
    this.#newest = first;
  }

  /** Access token of the session that was refreshed last. */
  get token(): string {
    return this.#newest.token;
  }

  /**
   * Takes the session that was refreshed the longest time ago and replaces it by what `exchange` makes of its refresh
   * token: undefined when it was refused. Does nothing while all sessions are being refreshed.
   */
  async refresh(exchange: (refreshToken: string) => Promise<Tokens | undefined>): Promise<void> {
    const session = this.#idle.shift();
    if (!session) return;
    const renewed = await exchange(session.refreshToken);
    if (!renewed) {
      this.ended += 1;
      return;
    }
    this.#newest = renewed;
    this.#idle.push(renewed);
  }
}
