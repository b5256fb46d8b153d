export { focusMain } from './focus-main';
