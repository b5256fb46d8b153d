import { KEEP_DELAY_MS } from '../config/timings';
import { forgetDesign, keepDesign, type KeptDesign } from './kept-design';

/** A record of the browser's store, as it is before it is kept. */
interface Keepable {
  readonly savedAtMs: number;
}

/** Where records are kept. */
interface KeptStore<Record extends Keepable> {
  readonly keep: (record: Record) => Promise<void>;
  readonly forget: (key: string) => Promise<void>;
}

/** Time at which the design was kept, in ms since 1970; `not-kept` where the browser stores nothing or is full. */
export type KeptAt = number | 'not-kept' | undefined;

/** Keeps the latest of several changes, half a second after it. */
export interface DesignKeeper<Record extends Keepable = Omit<KeptDesign, 'schema'>> {
  change: (record: Record) => void;
  /** Keeps a change that waits at once. */
  flush: () => void;
  /** The screen is shown: it is told what is kept. */
  enter: () => void;
  /** The screen is left: a change that waits is kept, and nobody is told any more. */
  leave: () => void;
  /** Removes what was kept, and drops a change that waits. */
  forget: (key: string) => void;
}

const DESIGNS: KeptStore<Omit<KeptDesign, 'schema'>> = { keep: keepDesign, forget: forgetDesign };

export function designKeeper(onKept: (keptAt: KeptAt) => void): DesignKeeper;
export function designKeeper<Record extends Keepable>(
  onKept: (keptAt: KeptAt) => void,
  store: KeptStore<Record>,
): DesignKeeper<Record>;
export function designKeeper(onKept: (keptAt: KeptAt) => void, store = DESIGNS): DesignKeeper {
  let waiting: Omit<KeptDesign, 'schema'> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  /** What the store was asked last: an answer to what was asked before is no longer true. */
  let asked = 0;
  const tell: typeof onKept = (keptAt) => {
    if (!isLeft) onKept(keptAt);
  };
  const flush = () => {
    clearTimeout(timer);
    const design = waiting;
    waiting = undefined;
    if (!design) return;
    const mine = (asked += 1);
    const tellIfLast: typeof onKept = (keptAt) => {
      if (mine === asked) tell(keptAt);
    };
    store.keep(design).then(
      () => tellIfLast(design.savedAtMs),
      () => tellIfLast('not-kept'),
    );
  };
  return {
    change: (design) => {
      waiting = design;
      clearTimeout(timer);
      timer = setTimeout(flush, KEEP_DELAY_MS);
    },
    flush,
    enter: () => {
      isLeft = false;
    },
    leave: () => {
      isLeft = true;
      flush();
    },
    forget: (key) => {
      clearTimeout(timer);
      waiting = undefined;
      asked += 1;
      tell(undefined);
      void store.forget(key);
    },
  };
}
