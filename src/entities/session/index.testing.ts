export { userFromToken } from './model/session-user';
