import type { ProgramAddress } from '../../foundation/access/program.ts';

/** Interval in ms of polling the store for what another process wrote. */
const lookMs = 1000;

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
   * Calls `look` at once, at every signal and every second, until it finds something.
   * @returns the result of `look`; undefined when the time is over, the request was aborted or the server ends
   */
  readonly wait: <Found>(
    address: NewsAddress,
    waiting: Waiting,
    look: () => Promise<Found | undefined>,
  ) => Promise<Found | undefined>;
  /** Ends all waiting: each request gets an empty response. */
  readonly close: () => void;
}

const nameOf = ({ kind, organizationId, id }: NewsAddress) => `${kind} ${organizationId}/${id}`;

/** Creates the signals. Waiting uses the machine's clock, as it is independent of stored times. */
export function createProgramNews(): ProgramNews {
  const rings = new Map<string, Set<() => void>>();
  let isClosed = false;

  /** Registers a one-time signal, which is received from now on. */
  const hear = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ofProgram = rings.get(name) ?? new Set();
    const ring = () => resolve();
    rings.set(name, ofProgram.add(ring));
    return {
      rung: promise,
      ring,
      forget: () => {
        ofProgram.delete(ring);
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
        if (found !== undefined || left <= 0 || isClosed) return found;
        const timer = setTimeout(bell.ring, Math.min(left, lookMs));
        await bell.rung;
        clearTimeout(timer);
      } finally {
        signal.removeEventListener('abort', bell.ring);
        bell.forget();
      }
    }
  };

  return {
    tell: (address) => rings.get(nameOf(address))?.forEach((ring) => ring()),
    wait,
    close: () => {
      isClosed = true;
      for (const ofProgram of rings.values()) ofProgram.forEach((ring) => ring());
    },
  };
}
