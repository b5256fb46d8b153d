export { printerQueries } from './api/printer-queries';
export {
  printerSettingsSchema,
  type Printer,
  type PrinterAgent,
  targetKind,
  type TargetKind,
} from './api/printer-schema';
export type { PrinterModel, PrinterVendor } from './api/printer-vendor-schema';
export { defaultPrinter, printerName, type PrinterPreference } from './model/default-printer';
export { AgentNotice } from './ui/agent-notice';
export { PrinterChoice } from './ui/printer-choice';
