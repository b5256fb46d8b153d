import { mutationOptions } from '@tanstack/react-query';
import { subscriptionQueries } from '@/entities/subscription';
import {
  changeWidgets,
  isTakenByServer,
  widgetQueries,
  type Widget,
  type WidgetPlace,
} from '@/entities/widget';
import { toApiError } from '@/shared/api';

interface WrittenWidgets extends WidgetPlace {
  /** Each with an id from this browser. */
  widgets: readonly Widget[];
}

/** Number of widgets that were added: all of them, or those before the first refused one, with the reason. */
export interface AddedWidgets {
  done: number;
  /** "" where all were added. */
  reason: string;
}

/** Adds widgets one after the other, in their order. Stops at the first refusal; widgets that are sent again are not added twice. */
export const addWidgetsMutation = () =>
  mutationOptions({
    mutationKey: ['add-widgets'],
    mutationFn: async ({ organizationId, isOffered, widgets }: WrittenWidgets): Promise<AddedWidgets> => {
      let done = 0;
      for (const widget of widgets) {
        try {
          const isTaken = isOffered && (await isTakenByServer(widget));
          if (!isTaken) keepOnce(organizationId, widget);
        } catch (error) {
          return { done, reason: toApiError(error).message };
        }
        done += 1;
      }
      return { done, reason: '' };
    },
    meta: { errorShownBy: 'caller', invalidates: [widgetQueries.all(), subscriptionQueries.all()] },
  });

const keepOnce = (organizationId: string, widget: Widget) =>
  changeWidgets(organizationId, (kept) =>
    kept.some(({ id }) => id === widget.id) ? kept : [...kept, widget],
  );
