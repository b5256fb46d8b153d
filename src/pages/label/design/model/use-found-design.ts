import { useEffect, useState } from 'react';
import { useUserId } from '@/shared/auth';
import { thingKey, type DesignThing } from './design-thing';
import { tracingKey } from './kept-tracing';
import { forgetDesign, keptKey, loadKeptDesign, type KeptDesign } from './kept-design';

interface Found {
  /** False until it is known whether there is one. */
  isLoaded: boolean;
  /** Unsaved design of before, until the person has decided about it. */
  found: KeptDesign | undefined;
  /** The person goes on with it. */
  settle: () => void;
  discard: () => void;
  /** Another label is begun: what was kept beside the design is not of it. */
  begin: () => void;
}

/** Returns the unsaved design of a person and thing that this browser kept; read only by the tab that holds the design. */
export function useFoundDesign(thing: DesignThing, isHeld: boolean): Found {
  const key = keptKey(useUserId(), thingKey(thing));
  const [loaded, setLoaded] = useState<{ key: string; design: KeptDesign | undefined }>();
  useEffect(() => {
    if (!isHeld) return undefined;
    let isCurrent = true;
    const load = async () => {
      const design = await loadKeptDesign(key);
      if (isCurrent) setLoaded({ key, design });
    };
    void load();
    return () => {
      isCurrent = false;
      setLoaded(undefined);
    };
  }, [key, isHeld]);
  const isLoaded = isHeld && loaded?.key === key;
  const settle = () => setLoaded({ key, design: undefined });
  return {
    isLoaded,
    found: isLoaded ? loaded.design : undefined,
    settle,
    discard: () => {
      settle();
      void forgetDesign(key);
      void forgetDesign(tracingKey(key));
    },
    begin: () => void forgetDesign(tracingKey(key)),
  };
}
