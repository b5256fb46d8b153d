export { enableLabelsMutation } from './api/enable-labels-mutation';
