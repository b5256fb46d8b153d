export { ConnectionBadge } from './connection-badge';
