/** The answer to a browser that asks whether a page of `origin` may call, as the real helper gives it. */
export const mayCall = (origin: string): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '600',
      vary: 'Origin',
    },
  });

/** The same answer, which a page of `origin` may read. */
export function readableBy(origin: string, answer: Response): Response {
  if (answer.type === 'error') return answer;
  const headers = new Headers(answer.headers);
  headers.set('access-control-allow-origin', origin);
  headers.set('vary', 'Origin');
  headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}
