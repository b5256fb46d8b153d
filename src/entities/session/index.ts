export { signOut } from './api/sign-out';
export { roleQueries } from './api/role-queries';
export {
  access,
  asLists,
  canAccess,
  decidesIn,
  hasHome,
  isAdministrator,
  KEPT_ROLES,
  MEMBER_ROLE,
  TENANT_ADMIN_ROLE,
  type AccessRule,
  qualityRolesOf,
} from './model/access';
export { authCall } from './model/auth-call';
export { emailError, passwordError } from './model/credential-errors';
export { isRegistrationClosed } from './model/server-flags';
export { fullNameOf, hasRoles, type SessionUser } from './model/session-user';
export { currentSessionUser, useSessionUser } from './model/use-session-user';
export { DemoMailsLink } from './ui/demo-mails-link';
export { NewPasswordField } from './ui/new-password-field';
export { AccessGate } from './ui/access-gate';
