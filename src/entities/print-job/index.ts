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
export { formatJobNames } from './model/format-job-names';
export { formatOutcome } from './model/format-outcome';
export { labelCountOf } from './model/label-count';
export { OutcomeBadge } from './ui/outcome-badge';
export { useLargePrintQuestion } from './ui/use-large-print-question';
