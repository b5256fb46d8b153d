export { switchLabelsMutation } from './api/switch-labels-mutation';
