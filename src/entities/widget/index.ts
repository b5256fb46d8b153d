export { WIDGET_ICONS } from './config/icons';
export { MAX_FAVORITES, MAX_WIDTH, MIN_WIDTH, WIDGET_LIMITS } from './config/limits';
export { favoriteMutation } from './api/favorite-mutation';
export { isTakenByServer, type WidgetPlace } from './api/store-widget';
export { widgetQueries } from './api/widget-queries';
export { widgetRequest } from './api/widget-request';
export {
  hasOptions,
  widgetSchema,
  widgetSettingsSchema,
  type Widget,
  type WidgetAssignment,
  type WidgetVariable,
} from './api/widget-schema';
export { assignedName, isAssigned, withAssigned, type Audience } from './model/audience';
export { canAddFavorite, topFavorites } from './model/favorite';
export { inOrder, isLocalId, newLocalId, withChanged } from './model/local-widgets';
export { useStorageHealth } from './model/storage-health';
export { useAdministeredWidgets, type AdministeredWidgets } from './model/use-administered-widgets';
export { useWidgets } from './model/use-widgets';
export type { WidgetUser } from './model/widget-access';
export { changeWidgets, keepWidgets, useWidgetStore } from './model/widget-store';
export { WidgetIcon } from './ui/widget-icon';
export { MoveButtons } from './ui/move-buttons';
