import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mockApi, renderWith } from '@/shared/testing';
import { NewVersionNotice } from './new-version-notice';

const api = mockApi();
const pageWith = (script: string) =>
  http.get('*/', () => HttpResponse.html(`<script type="module" src="${script}"></script>`));

beforeEach(() => {
  const script = document.createElement('script');
  Object.assign(script, { type: 'module' });
  script.setAttribute('src', './assets/index-1.js');
  document.head.append(script);
});
afterEach(() => {
  document.head.replaceChildren();
});

const loseChunk = () => act(async () => void globalThis.dispatchEvent(new Event('vite:preloadError')));

it('says once that there is a new version, with a button that reloads', async () => {
  api.use(pageWith('./assets/index-2.js'));
  renderWith(<NewVersionNotice />);
  expect(screen.queryByRole('alert')).toBeNull();
  await loseChunk();
  await loseChunk();
  expect(await screen.findAllByText('A new version is available. Reload to update.')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

it.each([
  ['the same release', () => HttpResponse.html('<script type="module" src="./assets/index-1.js"></script>')],
  ['a network that is down', () => HttpResponse.error()],
  ['a proxy that answers for the server', () => new HttpResponse('Bad gateway', { status: 502 })],
])('does not take %s for a new version', async (_what, answer) => {
  const asked = Promise.withResolvers<void>();
  api.use(
    http.get('*/', () => {
      asked.resolve();
      return answer();
    }),
  );
  renderWith(<NewVersionNotice />);
  await loseChunk();
  await asked.promise;
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('alert')).toBeNull();
});
