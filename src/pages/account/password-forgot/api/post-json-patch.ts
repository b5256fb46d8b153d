import { authApi, callForEffect } from '@/shared/api';

/** Both calls of a forgotten password take their payload with the json-patch content type (specification 7). */
export const postJsonPatch = (path: string, payload: object): Promise<void> =>
  callForEffect(authApi, 'post', path, {
    body: JSON.stringify(payload),
    headers: { 'Content-Type': 'application/json-patch+json' },
  });
