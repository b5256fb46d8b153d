export { dayOf, formatDateTime } from './format-date-time';
