export { dayOf } from './day-of';
export { formatDateTime } from './format-date-time';
