export type { Print, PrintResult } from './model/print-result';
export type { QuickPrintRequest } from './model/quick-print-request';
export { WidgetDeck, type PrintJobComponent } from './ui/widget-deck';
export { WidgetStrip } from './ui/widget-strip';
