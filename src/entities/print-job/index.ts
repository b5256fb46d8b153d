export { printJobQueries, type HistoryQuery } from './api/print-job-queries';
export {
  PRINT_OUTCOMES,
  type DayCount,
  type PrintedEntry,
  type PrintedJob,
  type PrintedJobDetail,
  type PrintOutcome,
  type RelatedJob,
} from './api/print-job-schema';
export { labelCountOf, namesOf } from './model/job-words';
export { OutcomeBadge } from './ui/outcome-badge';
export { useLargePrintQuestion } from './ui/use-large-print-question';
export { outcomeWord } from './ui/texts';
