import { mutationOptions } from '@tanstack/react-query';
import { changeWidgets, inOrder, isLocalId, widgetQueries, type WidgetPlace } from '@/entities/widget';
import { callForEffect, productApi, type Id } from '@/shared/api';

/**
 * Sorts the widgets. The new order is shown at once and reverted after a refusal. Widgets that exist only in this browser
 * come after the others.
 */
export const orderWidgetsMutation = () =>
  mutationOptions({
    mutationKey: ['order-widgets'],
    // Serialises the calls, so that quick successive moves reach the server in order.
    scope: { id: 'order-widgets' },
    mutationFn: async ({ isOffered, ids }: WidgetPlace & { ids: readonly Id[] }) => {
      const stored = ids.filter((id) => !isLocalId(id));
      if (isOffered && stored.length > 0)
        await callForEffect(productApi, 'put', 'api/widgets/order', { json: { ids: stored } });
    },
    onMutate: async ({ organizationId, ids }, { client }) => {
      await client.cancelQueries({ queryKey: widgetQueries.all() });
      changeWidgets(organizationId, (widgets) => inOrder(widgets, ids));
      client.setQueryData(
        widgetQueries.list().queryKey,
        (stored) => stored && { ...stored, widgets: inOrder(stored.widgets, ids) },
      );
    },
    meta: { errorShownBy: 'caller' },
    onSettled: (_data, _error, _variables, _result, { client }) =>
      client.isMutating({ mutationKey: ['order-widgets'] }) === 1
        ? client.invalidateQueries({ queryKey: widgetQueries.all() })
        : undefined,
  });
