export { buildWidget } from './testing/widget-builder';
export { noWidgetHandlers, widgetHandlers } from './testing/widget-handlers';
export { withEmptyWidgetStore } from './testing/with-empty-widget-store';
export {
  administrator,
  keepsNoWidgets,
  returns,
  shelf,
  widgetServer,
  type KeptWidgets,
} from './testing/widget-server';
