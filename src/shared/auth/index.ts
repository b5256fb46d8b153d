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
  type TokenAnswer,
} from './token-store';
export { readStoredSession, STORAGE_KEYS, type StoredSession } from './token-storage';
