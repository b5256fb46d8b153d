import { http, HttpResponse } from 'msw/http';
import type { Widget } from '../api/widget-schema';

/** The widget calls of a server that offers them, over a list that favourites change. */
export function widgetHandlers(widgets: readonly Widget[]) {
  const kept = new Map(widgets.map((widget) => [String(widget.id), widget]));
  return [
    http.get('http://api.test/api/widgets', () => HttpResponse.json({ data: [...kept.values()] })),
    http.put<{ id: string }, { favorite: boolean }>(
      'http://api.test/api/widgets/:id/favorite',
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

/** A server that knows no widgets. */
export function noWidgetHandlers() {
  return [
    http.get('http://api.test/api/widgets', () =>
      HttpResponse.json({ Message: 'Not found' }, { status: 404 }),
    ),
    http.put('http://api.test/api/widgets/:id/favorite', () =>
      HttpResponse.json({ Message: 'Not implemented' }, { status: 501 }),
    ),
  ];
}
