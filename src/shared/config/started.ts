/** What the script in index.html has begun before the app runs; it leaves this in the global `platenStart`. */
export interface Started {
  /** Answer for config.json. */
  readonly config: Promise<Response>;
  /** Answers of the first reads by their address below the product API, each to be taken once; cancelled after a while. */
  readonly reads: Map<string, Promise<Response>>;
  /** Token that the reads were sent with. */
  readonly token: string;
}

/** Returns what was begun; undefined on pages without that script, such as those of the development server. */
const started = (): Started | undefined => (globalThis as { readonly platenStart?: Started }).platenStart;

/** Returns the answer for config.json if it was asked for, once. */
export const startedConfig = (): Promise<Response> | undefined => started()?.config;

/**
 * Returns the answer of a read that was sent with this token at the start of the page, and forgets it, so that a second
 * read is sent anew. Returns undefined when there is none.
 * @param read address below the product API, with its query: "api/articles?take=30&offset=0"
 */
export function takeStartedRead(read: string, token: string): Promise<Response> | undefined {
  const { reads, token: sent } = started() ?? {};
  if (sent !== token) return undefined;
  const answer = reads?.get(read);
  reads?.delete(read);
  return answer;
}
