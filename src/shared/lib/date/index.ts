export { addDays, daysBetween, isDay, startOfDay, useToday, type Day } from './days';
export { dayOf, formatDateTime } from './format-date-time';
