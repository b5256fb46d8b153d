import { mutationOptions } from '@tanstack/react-query';
import { callForEffect, isNotOffered, productApi, toApiError, type Id } from '@/shared/api';
import { withFavorite } from '../model/favorite';
import type { WidgetUser } from '../model/widget-access';
import { keepChoice } from '../model/widget-store';
import { widgetQueries } from './widget-queries';

export interface FavoriteChoice {
  widgetId: Id;
  user: WidgetUser;
  favorite: boolean;
}

/**
 * PUT /api/widgets/{id}/favorite (not part of the specification). The choice shows at once; with a server without the
 * call it is stored in this browser, and a refusal reverts it.
 */
export const favoriteMutation = () =>
  mutationOptions({
    mutationKey: ['widget-favorite'],
    mutationFn: putFavorite,
    onMutate: ({ user, widgetId, favorite }: FavoriteChoice) => keepChoice(user, widgetId, favorite),
    onError: (_error, { user, widgetId }) => keepChoice(user, widgetId, undefined),
    onSuccess: (taken, { user, widgetId, favorite }, _kept, { client }) => {
      if (!taken) return;
      client.setQueryData(
        widgetQueries.list().queryKey,
        (stored) =>
          stored && {
            ...stored,
            widgets: stored.widgets.map((widget) =>
              widget.id === widgetId ? withFavorite(widget, user, favorite) : widget,
            ),
          },
      );
      keepChoice(user, widgetId, undefined);
    },
    meta: { invalidates: [widgetQueries.all()] },
  });

/** Resolves with whether a server stored it. */
async function putFavorite({ widgetId, favorite }: FavoriteChoice): Promise<boolean> {
  try {
    await callForEffect(productApi, 'put', `api/widgets/${encodeURIComponent(widgetId)}/favorite`, {
      json: { favorite },
    });
    return true;
  } catch (error) {
    if (isNotOffered(toApiError(error))) return false;
    throw error;
  }
}
