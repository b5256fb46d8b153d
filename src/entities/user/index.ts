export { userQueries } from './api/user-queries';
export { type User, userName, userNames, userSettingsSchema } from './api/user-schema';
