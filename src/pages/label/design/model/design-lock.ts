import { useEffect, useState } from 'react';

/** Where a design is changed: in this tab, in another one, or not known yet. */
export type LockHolder = 'own' | 'elsewhere' | 'waiting';

interface DesignLock {
  holder: LockHolder;
  /** Takes the design over from the other tab, which can then only look at it. */
  takeOver: () => void;
}

interface HoldOptions {
  /** Takes the lock from the tab that has it. */
  isTaken: boolean;
  onHolder: (holder: LockHolder) => void;
}

const lockName = (key: string) => `label-design:${key}`;

/**
 * Holds the browser's lock of a design until the returned function is called, and tells who has it: also when another tab
 * takes it over. In browsers without locks, and on http, every tab has its own.
 */
export function holdDesignLock(key: string, { isTaken, onHolder }: HoldOptions): () => void {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) {
    onHolder('own');
    return () => undefined;
  }
  const held = Promise.withResolvers<void>();
  let isOver = false;
  const tell = (holder: LockHolder) => {
    if (!isOver) onHolder(holder);
  };
  locks
    .request(lockName(key), isTaken ? { steal: true } : { ifAvailable: true }, async (lock) => {
      tell(lock ? 'own' : 'elsewhere');
      if (lock) await held.promise;
    })
    // Taken over by another tab.
    .catch(() => tell('elsewhere'));
  return () => {
    isOver = true;
    held.resolve();
  };
}

/** Returns which tab changes a design: of several tabs of one browser only one does. */
export function useDesignLock(key: string): DesignLock {
  /** How often this tab took the design over. */
  const [taken, setTaken] = useState({ key, times: 0 });
  const [told, setTold] = useState<{ key: string; holder: LockHolder }>();
  const times = taken.key === key ? taken.times : 0;
  useEffect(() => {
    let release: (() => void) | undefined;
    const onHolder = (holder: LockHolder) => setTold({ key, holder });
    // A lock that was just released, by this tab too, is free only in the next task.
    const timer = setTimeout(() => {
      release = holdDesignLock(key, { isTaken: times > 0, onHolder });
    });
    return () => {
      clearTimeout(timer);
      release?.();
    };
  }, [key, times]);
  return {
    holder: told?.key === key ? told.holder : 'waiting',
    takeOver: () => setTaken({ key, times: times + 1 }),
  };
}
