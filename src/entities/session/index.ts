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
} from './model/access';
export { authCall } from './model/auth-call';
export { emailError } from './model/email-fault';
export { passwordError } from './model/password-rules';
export { qualityRolesOf } from './model/quality-roles';
export { isRegistrationClosed } from './model/registration-closed';
export { fullNameOf, hasRoles, type SessionUser } from './model/session-user';
export { currentSessionUser, useSessionUser } from './model/use-session-user';
export { DemoMailsLink } from './ui/demo-mails-link';
export { NewPasswordField } from './ui/new-password-field';
export { AccessGate } from './ui/access-gate';
