export { helperHandlers } from './testing/helper-handlers';
