export { invitationQueries } from './api/invitation-queries';
export { FoldedInvitations } from './ui/folded-invitations';
export { PendingInvitations } from './ui/pending-invitations';
