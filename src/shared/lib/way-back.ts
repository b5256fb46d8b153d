import { useLocation, useNavigate } from 'react-router';

export interface WayBack {
  /** Address of the list, with its search and filters where this screen was opened from it. */
  to: string;
  /** Navigates to the list; to its history entry where there is one, so that the scroll position is restored. */
  go: () => void;
}

/** Returns the way back to the list of this screen: as it was left, or in its default state if the screen was opened in another way. */
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

/** Returns the state for links of a list, with which the linked screen returns to the list in its current view. */
export function useListOrigin(): { listOrigin: string } {
  const { pathname, search } = useLocation();
  return { listOrigin: pathname + search };
}
