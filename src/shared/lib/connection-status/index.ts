export { connectionStatusSchema, type ConnectionStatus } from './connection-status';
