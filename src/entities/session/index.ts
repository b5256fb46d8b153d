export { signOut } from './api/sign-out';
export { roleQueries } from './api/role-queries';
export { access, canAccess, hasHome, isAdministrator, MEMBER_ROLE, type AccessRule } from './model/access';
export { authCall } from './model/auth-call';
export { emailFault } from './model/email-fault';
export { passwordFault } from './model/password-rules';
export { fullNameOf, hasRoles, type SessionUser } from './model/session-user';
export { currentSessionUser, useSessionUser } from './model/use-session-user';
export { NewPasswordField } from './ui/new-password-field';
/** @public The administration screens of the specification are its users. */
export { AccessGate } from './ui/access-gate';
