import { mutationOptions } from '@tanstack/react-query';
import { subscriptionQueries } from '@/entities/subscription';
import {
  changeWidgets,
  isLocalId,
  isTakenByServer,
  widgetQueries,
  widgetRequest,
  withChanged,
  type Widget,
  type WidgetPlace,
} from '@/entities/widget';
import { callForEffect, productApi } from '@/shared/api';

const meta = {
  errorShownBy: 'caller',
  invalidates: [widgetQueries.all(), subscriptionQueries.all()],
} as const;

interface WrittenWidget extends WidgetPlace {
  widget: Widget;
}

/** Adds a widget with an id from this browser, so that a repeated call does not create a second one. */
export const addWidgetMutation = () =>
  mutationOptions({
    mutationKey: ['add-widget'],
    mutationFn: async ({ organizationId, isOffered, widget }: WrittenWidget) => {
      const isTaken = isOffered && (await isTakenByServer(widget));
      if (!isTaken) changeWidgets(organizationId, (widgets) => [...widgets, widget]);
    },
    meta,
  });

/** Changes a widget; `begunOn` is the revision that the change is based on. */
export const changeWidgetMutation = () =>
  mutationOptions({
    mutationKey: ['change-widget'],
    mutationFn: async ({
      organizationId,
      isOffered,
      widget,
      begunOn,
    }: WrittenWidget & { begunOn: number | undefined }) => {
      if (isOffered && !isLocalId(widget.id)) {
        const path = `api/widgets/${encodeURIComponent(widget.id)}`;
        await callForEffect(productApi, 'put', path, {
          json: { ...widgetRequest(widget), revision: begunOn },
        });
        return;
      }
      changeWidgets(organizationId, (widgets) => withChanged(widgets, widget, begunOn));
    },
    meta,
  });

/** Deletes a widget. */
export const deleteWidgetMutation = () =>
  mutationOptions({
    mutationKey: ['delete-widget'],
    mutationFn: async ({
      organizationId,
      isOffered,
      widget: { id },
    }: WidgetPlace & { widget: Pick<Widget, 'id'> }) => {
      if (isOffered && !isLocalId(id))
        await callForEffect(productApi, 'delete', `api/widgets/${encodeURIComponent(id)}`);
      else changeWidgets(organizationId, (widgets) => widgets.filter((widget) => widget.id !== id));
    },
    meta,
  });
