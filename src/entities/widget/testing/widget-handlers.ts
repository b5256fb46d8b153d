import { http, HttpResponse } from 'msw/http';
import { answer, apiUrl, refusal } from '@/shared/testing';
import type { Widget } from '../api/widget-schema';

/** Returns handlers for the widget calls of a server that offers them, over a list that favourites change. */
export function widgetHandlers(widgets: readonly Widget[]) {
  const kept = new Map(widgets.map((widget) => [String(widget.id), widget]));
  return [
    answer('widgets', () => ({ data: [...kept.values()] })),
    http.put<{ id: string }, { favorite: boolean }>(
      apiUrl('widgets/:id/favorite'),
      async ({ params, request }) => {
        const widget = kept.get(params.id);
        if (!widget) return HttpResponse.json({ Message: 'There is no such widget.' }, { status: 404 });
        const { favorite } = await request.json();
        kept.set(params.id, { ...widget, favorite });
        return HttpResponse.json({ data: kept.get(params.id) });
      },
    ),
  ];
}

/** Returns handlers of a server without widgets. */
export function noWidgetHandlers() {
  return [refusal('widgets', 404, 'Not found'), refusal('PUT widgets/:id/favorite', 501, 'Not implemented')];
}
