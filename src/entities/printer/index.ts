export { printerQueries } from './api/printer-queries';
export { DEFAULT_DPI, type Printer, type PrinterAgent } from './api/printer-schema';
export type { PrinterModel, PrinterVendor } from './api/printer-vendor-schema';
export { defaultPrinter, printerName, type PrinterPreference } from './model/default-printer';
export { targetKind, type TargetKind } from './model/target-kind';
export { AgentNotice } from './ui/agent-notice';
export { PrinterChoice } from './ui/printer-choice';
