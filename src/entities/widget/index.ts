export { favoriteMutation } from './api/favorite-mutation';
export { widgetQueries } from './api/widget-queries';
export { widgetSchema, type Widget, type WidgetAssignment, type WidgetVariable } from './api/widget-schema';
export { canAddFavorite, topFavorites } from './model/favorite';
export { useWidgets } from './model/use-widgets';
export { visibleTo, type WidgetUser } from './model/widget-access';
export { keepWidgets, useWidgetStore } from './model/widget-store';
export { WidgetIcon } from './ui/widget-icon';
