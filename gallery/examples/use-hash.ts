import { useSyncExternalStore } from 'react';

const follow = (tell: () => void) => {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
};

/** Returns the part of the URL after the `#`: the name of a component, or "". */
export const useHash = (): string => useSyncExternalStore(follow, () => location.hash.slice(1));
