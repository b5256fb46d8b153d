export { buildWidget } from './testing/widget-builder';
export { noWidgetHandlers, widgetHandlers } from './testing/widget-handlers';
