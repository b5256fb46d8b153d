import { KEEP_DELAY_MS } from '../config/timings';
import { forgetDesign, keepDesign, type KeptDesign } from './kept-design';

/** Time at which the design was kept, in ms since 1970; `not-kept` where the browser stores nothing or is full. */
export type KeptAt = number | 'not-kept' | undefined;

/** Keeps the latest of several changes, half a second after it. */
export interface DesignKeeper {
  change: (design: Omit<KeptDesign, 'schema'>) => void;
  /** Keeps a change that waits at once. */
  flush: () => void;
  /** Removes what was kept, and drops a change that waits. */
  forget: (key: string) => void;
}

export function designKeeper(onKept: (keptAt: KeptAt) => void): DesignKeeper {
  let waiting: Omit<KeptDesign, 'schema'> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    const design = waiting;
    waiting = undefined;
    if (!design) return;
    keepDesign(design).then(
      () => onKept(design.savedAtMs),
      () => onKept('not-kept'),
    );
  };
  return {
    change: (design) => {
      waiting = design;
      clearTimeout(timer);
      timer = setTimeout(flush, KEEP_DELAY_MS);
    },
    flush,
    forget: (key) => {
      clearTimeout(timer);
      waiting = undefined;
      onKept(undefined);
      void forgetDesign(key);
    },
  };
}
