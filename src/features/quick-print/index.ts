export type { Print, PrintResult } from './model/print-result';
export type { QuickPrintRequest } from './model/quick-print-request';
export { FavoriteToggle } from './ui/favorite-toggle';
export { WidgetDeck, type PrintJobComponent } from './ui/widget-deck';
export { WidgetStrip } from './ui/widget-strip';
export { WidgetCard } from './ui/widget-card';
