import type { FeatureFlags } from '@/entities/subscription';
import { canAccess, type SessionUser } from '@/entities/session';
import type { OpenScreen } from '../../routes/open-screens';
import { hasFeatureOf } from '../has-feature-of';

/** Returns the screens that the person may open and whose features the organisation has. */
export function paletteScreens(
  screens: readonly OpenScreen[],
  user: SessionUser,
  features: FeatureFlags | undefined,
): OpenScreen[] {
  return screens.filter(({ path, rule }) => canAccess(user, rule) && hasFeatureOf(path, features));
}
