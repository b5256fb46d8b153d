import type * as z from 'zod/mini';
import { canRefresh, isLoggedIn, useTokenStore } from '../auth';
import { runtimeConfig } from '../config';
import { answerError, toApiError } from './api-error';
import { readOutcome } from './envelope';
import { refreshOnce } from './refresh-session';

interface UploadOptions {
  /** Service that receives the form; the product API by default. */
  service?: 'apiUrl' | 'importUrl';
  /** Called with the share of the form that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

interface Answer {
  status: number;
  text: string;
}

const UNAUTHORIZED = 401;

/**
 * Posts a form and reports the upload progress, which `fetch` cannot do over HTTP/1.1. A 401 causes one token refresh and
 * one repeat, as in every other call. Returns undefined if the body of a 2xx cannot be read; the upload has succeeded all
 * the same. Rejects with ApiError only.
 */
export async function uploadForm<T>(
  path: string,
  form: FormData,
  schema: z.ZodMiniType<T>,
  options: UploadOptions = {},
): Promise<T | undefined> {
  const session = useTokenStore.getState();
  const token = isLoggedIn(session) ? session.token : '';
  const first = await send(path, form, token, options);
  const isRefused = first.status === UNAUTHORIZED && canRefresh(useTokenStore.getState());
  const { status, text } = isRefused
    ? await send(path, form, await refreshOnce(token === '' ? session.token : token), options)
    : first;
  if (status >= 400) throw answerError(status, readJson(text));
  return readOutcome(text, schema);
}

function send(
  path: string,
  form: FormData,
  token: string,
  { service = 'apiUrl', onProgress, signal }: UploadOptions,
): Promise<Answer> {
  const base = runtimeConfig()[service];
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = () => signal?.removeEventListener('abort', abort);
    const fail = (error: unknown) => {
      end();
      reject(toApiError(error));
    };
    if (signal?.aborted) return fail(new DOMException('Cancelled', 'AbortError'));
    signal?.addEventListener('abort', abort);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      end();
      resolve({ status: request.status, text: request.responseText });
    });
    request.addEventListener('error', () => fail(new TypeError('Network')));
    request.addEventListener('abort', () => fail(new DOMException('Cancelled', 'AbortError')));
    request.open('POST', base === '' ? path : `${base.replace(/\/$/, '')}/${path}`);
    if (token !== '') request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.send(form);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a form with these parts; undefined parts are left out. */
export function formOf(parts: Readonly<Record<string, string | File | undefined>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) if (part !== undefined) form.append(name, part);
  return form;
}
