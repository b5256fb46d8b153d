export { printJobQueries, type HistoryQuery } from './api/print-job-queries';
export {
  checkFindingSchema,
  PRINT_OUTCOMES,
  type CheckFinding,
  type DayCount,
  type PrintedEntry,
  type PrintedJob,
  type PrintedJobDetail,
  type PrintMatch,
  type PrintOutcome,
  type RelatedJob,
} from './api/print-job-schema';
export { dayBars, fullestDay } from './model/day-bars';
export { formatJobNames, formatOutcome, labelCountOf } from './model/job-summary';
export { MAX_UNASKED_LABELS } from './config/limits';
export { CheckFindings } from './ui/check-findings';
export { DayBarChart } from './ui/day-bar-chart';
export { OutcomeBadge } from './ui/outcome-badge';
export { useLargePrintQuestion } from './ui/use-large-print-question';
