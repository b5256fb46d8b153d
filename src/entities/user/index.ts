export { userQueries } from './api/user-queries';
export type { User } from './api/user-schema';
export { userName } from './model/user-name';
