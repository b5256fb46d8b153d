export { roleQueries } from './api/role-queries';
export { access, canAccess, isAdministrator, type AccessRule } from './model/access';
export { fullNameOf, hasRoles, type SessionUser } from './model/session-user';
export { currentSessionUser, useSessionUser } from './model/use-session-user';
/** @public The administration screens of the specification are its users. */
export { AccessGate } from './ui/access-gate';
