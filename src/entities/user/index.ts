export { userQueries } from './api/user-queries';
export { type User, userName } from './api/user-schema';
