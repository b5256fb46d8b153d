export { formatDateTime } from './format-date-time';
