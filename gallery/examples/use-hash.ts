import { useSyncExternalStore } from 'react';

const follow = (tell: () => void) => {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
};

/** What stands after the `#` of the address: the name of a component, or "". */
export const useHash = (): string => useSyncExternalStore(follow, () => location.hash.slice(1));
