import { useEffect, useState } from 'react';

const REST_MS = 200;

/** Whether this component has been on the screen for a moment. */
export function useIsAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAtRest(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest;
}
