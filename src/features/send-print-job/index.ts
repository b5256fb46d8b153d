export type { ArticleLine, EditableValue, LabelLine, PrintOrder, QuickPrint } from './api/create-print-job';
export type { PrintEntry, PrintJob, PrintSummary } from './model/print-job';
export { forgetPrintRuns } from './model/print-runs';
export type { PrintOutcome } from './model/run-print-job';
export { usePrintJob, type PrintJobControl } from './model/use-print-job';
export { PrintProgress, usePrintProgressCode } from './ui/print-progress';
export { QuickPrintJob } from './ui/quick-print-job';
export { UnfinishedPrints } from './ui/unfinished-prints';
export { useRestoredPrints } from './model/use-restored-prints';
