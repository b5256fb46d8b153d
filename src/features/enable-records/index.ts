export { enableLabelsMutation } from './api/enable-labels-mutation';
export { enableUsersMutation } from './api/enable-users-mutation';
