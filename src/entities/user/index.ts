export { userQueries } from './api/user-queries';
export { type User, userName, userSettingsSchema } from './api/user-schema';
