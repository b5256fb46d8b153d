import { useEffect, useState } from 'react';
import type { LabelTemplate } from 'label-core';
import { useUserId } from '@/shared/auth';
import { designKeeper, type DesignKeeper, type KeptAt } from './design-keeper';
import { thingKey, type DesignBase, type DesignThing } from './design-thing';
import { keptBase, keptKey } from './kept-design';

interface KeptOptions {
  thing: DesignThing;
  base: DesignBase;
  template: LabelTemplate;
  name: string;
  /** The design differs from the base. */
  hasChanges: boolean;
}

interface Kept {
  keptAt: KeptAt;
  /** Removes what is kept, after it was saved elsewhere than in this browser. */
  forget: () => void;
}

/**
 * Keeps the unsaved design of a person and thing in this browser: half a second after a change, and when the page is hidden
 * or left. A design without changes is not kept. For the tab that holds the design, once it is decided what it begins with.
 */
export function useKeptDesign({ thing, base, template, name, hasChanges }: KeptOptions): Kept {
  const key = keptKey(useUserId(), thingKey(thing));
  const [keptAt, setKeptAt] = useState<KeptAt>();
  const [keeper] = useState(() => designKeeper(setKeptAt));
  useEffect(() => {
    if (hasChanges) keeper.change({ key, template, name, basedOn: keptBase(base), savedAtMs: Date.now() });
    else keeper.forget(key);
  }, [hasChanges, base, template, name, key, keeper]);
  useKeeper(keeper);
  return { keptAt, forget: () => keeper.forget(key) };
}

/** Lets a keeper keep what waits when the page is hidden or left. */
export function useKeeper(keeper: Pick<DesignKeeper, 'enter' | 'leave' | 'flush'>): void {
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    keeper.enter();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      // What this tab changed is there for another one that takes over.
      keeper.leave();
    };
  }, [keeper]);
}
