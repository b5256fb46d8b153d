import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { FILTER_KEY } from './review-filter';

/**
 * Whoever comes to the list without saying what they look for begins with what waits for them, where something does.
 * Whoever comes back to it finds it as they left it.
 */
export function useEntryFilter(hasMine: boolean): void {
  const { search, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop && key !== 'default';
  const [, setParams] = useSearchParams();
  const [isEntry] = useState(search === '' && !isBack);
  useEffect(() => {
    if (isEntry && hasMine) setParams({ [FILTER_KEY]: 'mine' }, { replace: true });
    // Once: what is chosen afterwards is the person's own choice.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
