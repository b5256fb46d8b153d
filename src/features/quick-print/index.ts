export type { PrintResult } from './model/print-result';
export type { QuickPrintRequest } from './model/quick-print-request';
export type { Print } from './ui/use-widget-card';
export { WidgetCard } from './ui/widget-card';
export { WidgetDeck, type CardInDeck } from './ui/widget-deck';
export { WidgetStrip } from './ui/widget-strip';
