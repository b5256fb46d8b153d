import { mutationOptions } from '@tanstack/react-query';
import { subscriptionQueries } from '@/entities/subscription';
import { changeWidgets, isLocalId, widgetQueries, withChanged, type Widget } from '@/entities/widget';
import { callForEffect, isNotOffered, productApi, toApiError } from '@/shared/api';
import type { WidgetRequest } from '../model/widget-form';

const meta = {
  errorShownBy: 'caller',
  invalidates: [widgetQueries.all(), subscriptionQueries.all()],
} as const;

/** Place where widgets are stored. */
export interface WidgetPlace {
  organizationId: string;
  /** Whether the server stores widgets; otherwise this browser does. */
  isOffered: boolean;
}

interface WrittenWidget extends WidgetPlace {
  /** Widget as stored in this browser. */
  widget: Widget;
  /** Widget as the server takes it. */
  request: WidgetRequest;
}

/** Adds a widget with an id from this browser, so that a repeated call does not create a second one. */
export const addWidgetMutation = () =>
  mutationOptions({
    mutationKey: ['add-widget'],
    mutationFn: async ({ organizationId, isOffered, widget, request }: WrittenWidget) => {
      const isTaken = isOffered && (await isTakenByServer({ ...request, localId: String(widget.id) }));
      if (!isTaken) changeWidgets(organizationId, (widgets) => [...widgets, widget]);
    },
    meta,
  });

/** Resolves with true once the server has stored the widget; with false if the server lacks the call, so that this browser stores it. */
export async function isTakenByServer(json: WidgetRequest & { localId: string }): Promise<boolean> {
  try {
    await callForEffect(productApi, 'post', 'api/widgets', { json });
    return true;
  } catch (error) {
    if (isNotOffered(toApiError(error))) return false;
    throw error;
  }
}

/** Changes a widget; `begunOn` is the revision that the change is based on. */
export const changeWidgetMutation = () =>
  mutationOptions({
    mutationKey: ['change-widget'],
    mutationFn: async ({
      organizationId,
      isOffered,
      widget,
      request,
      begunOn,
    }: WrittenWidget & { begunOn: number | undefined }) => {
      if (isOffered && !isLocalId(widget.id)) {
        const path = `api/widgets/${encodeURIComponent(widget.id)}`;
        await callForEffect(productApi, 'put', path, { json: { ...request, revision: begunOn } });
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
