/** Passes names of what there is news of to the other servers of an installation, and receives theirs. */
export interface NewsWire {
  /** Passes a name on; never rejects. What is lost is found by the next look into the store. */
  readonly send: (name: string) => void;
  /** Returns whether names of other servers are received at once; if not, looks must be frequent. */
  readonly isHealthy: () => boolean;
  readonly close: () => Promise<void>;
}

export interface NewsListener {
  /** Called with each name that another server sends. */
  readonly onNews: (name: string) => void;
  /** Called when names may have been missed: there may be news of everything. */
  readonly onGap: () => void;
}

/** Connects a listener to the wire of the installation. */
export type ConnectNews = (listener: NewsListener) => NewsWire;

/** Wire of a server that is alone on its store. */
export const noOtherServers: ConnectNews = () => ({
  send: () => undefined,
  isHealthy: () => true,
  close: async () => undefined,
});
