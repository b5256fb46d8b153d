export type {
  ArticleLine,
  EditableValue,
  LabelLine,
  PrintOrder,
  QuickPrint,
  Reprint,
} from './api/create-print-job';
export { readPrintAnswer } from './api/print-answer-schema';
export { sendSingleFile, askHelperJournal } from './api/send-to-helper';
export {
  isHandedOver,
  type PrintEntry,
  type PrintFile,
  type PrintJob,
  type PrintSummary,
} from './model/print-job';
export { forgetPrintRuns, printRunsOf } from './model/print-runs';
export type { JournalAnswer, SendOutcome } from './model/print-ports';
export type { PrintOutcome } from './model/run-print-job';
export { usePrintJob, type PrintJobControl } from './model/use-print-job';
export type { ShownJob } from './model/shown-job';
export { PrintProgress, usePrintProgressCode } from './ui/print-progress';
export { LineCheck } from './ui/line-check';
export { LabelPrintJob } from './ui/label-print-job';
export { QuickPrintJob } from './ui/quick-print-job';
export { UnfinishedPrints } from './ui/unfinished-prints';
export { LABELS_PER_JOB } from './config/limits';
export {
  isOver,
  planJobs,
  rowCount,
  seriesLabelCount,
  type NewSeries,
  type PrintSeries,
} from './model/print-series';
export { usePrintSeries, type SeriesControl } from './model/use-print-series';
export { ownerId } from './model/owner-id';
export { useOrderPrints } from './model/use-order-prints';
