export { QueryView } from './query-view';
