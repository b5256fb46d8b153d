export { enableUsersMutation } from './api/enable-users-mutation';
