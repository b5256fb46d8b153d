/** Returns the answer to a preflight request of a page of `origin`, in the same form as the real helper. */
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

/** Returns the same answer with headers that let a page of `origin` read it. */
export function readableBy(origin: string, answer: Response): Response {
  if (answer.type === 'error') return answer;
  const headers = new Headers(answer.headers);
  headers.set('access-control-allow-origin', origin);
  headers.set('vary', 'Origin');
  headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}
