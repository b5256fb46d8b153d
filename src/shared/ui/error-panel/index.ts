export { ErrorPanel } from './error-panel';
export { RowsError } from './rows-error';
