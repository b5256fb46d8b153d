import type { FeatureFlags } from '@/entities/feature-flag';
import { canAccess, type SessionUser } from '@/entities/session';
import type { OpenScreen } from '../../routes/open-screens';
import { hasFeatureOf } from '../has-feature-of';

/** Of the screens that can be opened as they are, those this person may open and the organisation has. */
export function paletteScreens(
  screens: readonly OpenScreen[],
  user: SessionUser,
  features: FeatureFlags | undefined,
): OpenScreen[] {
  return screens.filter(({ path, rule }) => canAccess(user, rule) && hasFeatureOf(path, features));
}
