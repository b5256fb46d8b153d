export {
  adoptRoles,
  adoptTokens,
  canRefresh,
  endSession,
  followOtherTabs,
  isLoggedIn,
  useTokenStore,
  type AuthState,
  type AuthStatus,
  type SessionEnding,
  type TokenAnswer,
} from './token-store';
export { permissionName, roleName } from './role-name';
export { readStoredSession, type StoredSession } from './token-storage';
