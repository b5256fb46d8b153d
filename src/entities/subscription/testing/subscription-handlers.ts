import { http, HttpResponse } from 'msw/http';

/** A subscription of a type and its counter; `onCount` is called with the query of each question for it. */
export function subscriptionHandlers(
  type: string,
  count: { allowedPrintJobs: number; printedJobs: number } = { allowedPrintJobs: 50, printedJobs: 13 },
  onCount: (query: URLSearchParams) => void = () => {},
) {
  return [
    http.get('http://api.test/api/subscription', () => HttpResponse.json({ data: { type } })),
    http.get('http://api.test/api/printjobs/count', ({ request }) => {
      onCount(new URL(request.url).searchParams);
      return HttpResponse.json({ data: count });
    }),
  ];
}
