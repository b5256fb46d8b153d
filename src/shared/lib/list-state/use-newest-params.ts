import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';

/**
 * Reads the parameters of the address as the last navigation asks for them, which a screen is drawn with only a moment
 * later: a change that begins with those that are drawn would undo it. Undefined on the way to another screen, which a
 * change would call back. React Router has no other way to ask for it outside of drawing: what its hooks tell is older.
 */
export function useNewestParams(): () => URLSearchParams | undefined {
  const router = use(DataRouterContext)?.router;
  const drawn = useLocation();
  return () => {
    const coming = router?.state.navigation.location ?? router?.state.location ?? drawn;
    return coming.pathname === drawn.pathname ? new URLSearchParams(coming.search) : undefined;
  };
}
