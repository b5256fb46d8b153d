import type { ProgramAddress } from '../../foundation/access/program.ts';
import { noOtherServers, type ConnectNews } from '../../foundation/work/news-wire.ts';

/** Interval in ms of looking into the store while news of other servers are not received. */
const lookMs = 1000;
/** Interval while they are: what is lost nevertheless is found so. It grows with the number of those who wait. */
const safetyMs = { least: 1000, each: 20, most: 5000 } as const;

interface Waiting {
  readonly seconds: number;
  /** Signal of the request: once it is aborted, nobody reads the response. */
  readonly signal: AbortSignal;
}

/** Subject of a signal: work for a program, or the answer to a question to one. */
export type NewsAddress =
  | ProgramAddress
  | { readonly kind: 'question'; readonly organizationId: number; readonly id: string };

/** Wakes waiting requests, of programs and of people who asked one, when there may be something for them. */
export interface ProgramNews {
  /** Signals that there may be something; called after the transaction that wrote it. */
  readonly tell: (address: NewsAddress) => void;
  /**
   * Calls `look` at once, at every signal of any server and every few seconds, until it finds something.
   * @returns the result of `look`; undefined when the time is over, the request was aborted or the server ends
   */
  readonly wait: <Found>(
    address: NewsAddress,
    waiting: Waiting,
    look: () => Promise<Found | undefined>,
  ) => Promise<Found | undefined>;
  /** Returns how many requests wait, by the kind of what they wait for. */
  readonly waiting: () => Readonly<Record<NewsAddress['kind'], number>>;
  /** Returns whether news of other servers are received at once. */
  readonly isHealthy: () => boolean;
  /** Ends all waiting: each request gets an empty response; signals are still passed on. */
  readonly endWaiting: () => void;
  /** Ends all waiting, and leaves the other servers. */
  readonly close: () => Promise<void>;
}

const kinds = ['agent', 'connector', 'question'] as const;
const nameOf = ({ kind, organizationId, id }: NewsAddress) => `${kind} ${organizationId}/${id}`;

/**
 * Creates the signals. Waiting uses the machine's clock, as it is independent of stored times.
 * @param connect connects to the other servers of the installation
 */
export function createProgramNews(connect: ConnectNews = noOtherServers): ProgramNews {
  const rings = new Map<string, Set<() => void>>();
  let isEnding = false;
  const ring = (name: string) => rings.get(name)?.forEach((one) => one());
  const ringAll = () => [...rings.keys()].forEach(ring);
  const wire = connect({ onNews: ring, onGap: ringAll });

  const pauseMs = () => {
    if (!wire.isHealthy()) return lookMs;
    const wanted = Math.min(safetyMs.most, Math.max(safetyMs.least, rings.size * safetyMs.each));
    // With a random part, so that not all look at the same moment.
    return wanted * (0.8 + Math.random() * 0.4);
  };

  /** Registers a one-time signal, which is received from now on. */
  const hear = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ofProgram = rings.get(name) ?? new Set();
    const bell = () => resolve();
    rings.set(name, ofProgram.add(bell));
    return {
      rung: promise,
      ring: bell,
      forget: () => {
        ofProgram.delete(bell);
        if (ofProgram.size === 0 && rings.get(name) === ofProgram) rings.delete(name);
      },
    };
  };

  const wait: ProgramNews['wait'] = async (address, { seconds, signal }, look) => {
    const until = performance.now() + seconds * 1000;
    for (;;) {
      if (signal.aborted) return undefined;
      // Registered before the look, so that a write during the look is signalled.
      const bell = hear(nameOf(address));
      signal.addEventListener('abort', bell.ring, { once: true });
      try {
        const found = await look();
        const left = until - performance.now();
        if (found !== undefined || left <= 0 || isEnding) return found;
        const timer = setTimeout(bell.ring, Math.min(left, pauseMs()));
        await bell.rung;
        clearTimeout(timer);
      } finally {
        signal.removeEventListener('abort', bell.ring);
        bell.forget();
      }
    }
  };

  const endWaiting = () => {
    isEnding = true;
    ringAll();
  };
  return {
    tell: (address) => {
      ring(nameOf(address));
      wire.send(nameOf(address));
    },
    wait,
    waiting: () => {
      const waiting = { agent: 0, connector: 0, question: 0 };
      for (const [name, bells] of rings)
        for (const kind of kinds) if (name.startsWith(`${kind} `)) waiting[kind] += bells.size;
      return waiting;
    },
    isHealthy: wire.isHealthy,
    endWaiting,
    close: () => {
      endWaiting();
      return wire.close();
    },
  };
}
