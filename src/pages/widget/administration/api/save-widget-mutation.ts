import { mutationOptions } from '@tanstack/react-query';
import { subscriptionQueries } from '@/entities/subscription';
import { changeWidgets, isLocalId, widgetQueries, withChanged, type Widget } from '@/entities/widget';
import { callForEffect, isNotOffered, productApi, toApiError } from '@/shared/api';
import type { WidgetRequest } from '../model/widget-form';

const meta = {
  errorShownBy: 'caller',
  invalidates: [widgetQueries.all(), subscriptionQueries.all()],
} as const;

/** Where a widget is written to. */
export interface WidgetPlace {
  organizationId: string;
  /** Whether the server keeps widgets; else this browser does. */
  isOffered: boolean;
}

interface WrittenWidget extends WidgetPlace {
  /** As this browser keeps it. */
  widget: Widget;
  /** As the server takes it. */
  request: WidgetRequest;
}

/** Adds a widget under the id this browser gave it: asked again, the server makes no second one. */
export const addWidgetMutation = () =>
  mutationOptions({
    mutationKey: ['add-widget'],
    mutationFn: async ({ organizationId, isOffered, widget, request }: WrittenWidget) => {
      const isTaken = isOffered && (await isTakenByServer({ ...request, localId: String(widget.id) }));
      if (!isTaken) changeWidgets(organizationId, (widgets) => [...widgets, widget]);
    },
    meta,
  });

/** Resolves with whether the server keeps it now; one without the call leaves it to this browser. */
export async function isTakenByServer(json: WidgetRequest & { localId: string }): Promise<boolean> {
  try {
    await callForEffect(productApi, 'post', 'api/widgets', { json });
    return true;
  } catch (error) {
    if (isNotOffered(toApiError(error))) return false;
    throw error;
  }
}

/** Changes a widget; `begunOn` is the revision the change was begun on. */
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
