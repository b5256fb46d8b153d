import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';

/**
 * Returns a function that reads the parameters of the latest navigation. The screen is rendered with them only a moment
 * later; a change based on the rendered parameters would undo that navigation. The function returns undefined during a
 * navigation to another screen, which a change would cancel. React Router has no other access to them outside of
 * rendering: its hooks return older values.
 */
export function useNewestParams(): () => URLSearchParams | undefined {
  const router = use(DataRouterContext)?.router;
  const drawn = useLocation();
  return () => {
    const coming = router?.state.navigation.location ?? router?.state.location ?? drawn;
    return coming.pathname === drawn.pathname ? new URLSearchParams(coming.search) : undefined;
  };
}
