import { useEffect } from 'react';
import { warmUpComparison } from './compare-in-worker';

/** On a screen from which people go on to compare: what the first comparison needs is loaded while they still look. */
export function useWarmComparison(isNear = true): void {
  useEffect(() => {
    if (isNear) warmUpComparison();
  }, [isNear]);
}
