export { roleQueries } from './api/role-queries';
export { access, canAccess, isAdministrator, type AccessRule } from './model/access';
export { fullNameOf, hasRoles, type SessionUser } from './model/session-user';
export { currentSessionUser, useSessionUser } from './model/use-session-user';
export { AccessGate } from './ui/access-gate';
