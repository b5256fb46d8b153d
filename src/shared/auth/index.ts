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
export { useUserId } from './use-user-id';
export { permissionName, roleName } from './role-name';
export { readStoredSession, type StoredSession } from './token-storage';
