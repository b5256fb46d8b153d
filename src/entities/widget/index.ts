export { favoriteMutation } from './api/favorite-mutation';
export type { Widget, WidgetAssignment, WidgetVariable } from './api/widget-schema';
export { canAddFavorite, topFavorites } from './model/favorite';
export { useWidgets } from './model/use-widgets';
export type { WidgetUser } from './model/widget-access';
export { keepWidgets, useWidgetStore } from './model/widget-store';
export { WidgetIcon } from './ui/widget-icon';
