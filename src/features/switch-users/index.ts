export { switchUsersMutation } from './api/switch-users-mutation';
