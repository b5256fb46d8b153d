import { useLocation, useNavigate } from 'react-router';

export interface WayBack {
  /** Address of the list, with its search and filters where this screen was opened from it. */
  to: string;
  /** Goes there; to the very entry of the history where there is one, so that its place on the screen comes back too. */
  go: () => void;
}

/** The way back to the list this screen belongs to: as it was left, or as it first stands for who came otherwise. */
export function useWayBack(listPath: string): WayBack {
  const origin = originIn(useLocation().state);
  const navigate = useNavigate();
  return {
    to: origin ?? listPath,
    go: () => void (origin === undefined ? navigate(listPath) : navigate(-1)),
  };
}

function originIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('listOrigin' in state)) return undefined;
  return typeof state.listOrigin === 'string' ? state.listOrigin : undefined;
}

/** State for the links of a list: with it the screen behind a link finds back to the list as it is now. */
export function useListOrigin(): { listOrigin: string } {
  const { pathname, search } = useLocation();
  return { listOrigin: pathname + search };
}
