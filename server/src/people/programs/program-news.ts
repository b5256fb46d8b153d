import type { ProgramAddress } from '../../foundation/access/program.ts';

/** What another process wrote is found by looking, this often. */
const lookMs = 1000;

interface Waiting {
  readonly seconds: number;
  /** Of the request: nobody reads the answer any more once it is aborted. */
  readonly signal: AbortSignal;
}

/** What is told of: that there is something for a program, or an answer to a question somebody asked of one. */
export type NewsAddress =
  | ProgramAddress
  | { readonly kind: 'question'; readonly organizationId: number; readonly id: string };

/** Tells those who wait, programs and who asked one, that there may be something for them. */
export interface ProgramNews {
  /** Says that there may be something; called after the transaction that wrote it. */
  readonly tell: (address: NewsAddress) => void;
  /**
   * Looks at once, whenever there are news and every second, until `look` finds something.
   * @returns what it found; undefined when the time is over, the request was aborted or the server ends
   */
  readonly wait: <Found>(
    address: NewsAddress,
    waiting: Waiting,
    look: () => Promise<Found | undefined>,
  ) => Promise<Found | undefined>;
  /** Ends all waiting: each is answered with nothing. */
  readonly close: () => void;
}

const nameOf = ({ kind, organizationId, id }: NewsAddress) => `${kind} ${organizationId}/${id}`;

/** Waits by the clock of the machine: how long a request stays open is no matter of what is stored. */
export function createProgramNews(): ProgramNews {
  const rings = new Map<string, Set<() => void>>();
  let isClosed = false;

  /** A bell that rings once; it hears from now on. */
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
      // Before it looks: what is written meanwhile rings.
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
