import { useLocation } from 'react-router';

/** State for the links of a list: with it the screen behind a link finds back to the list as it is now. */
export function useListOrigin(): { listOrigin: string } {
  const { pathname, search } = useLocation();
  return { listOrigin: pathname + search };
}
