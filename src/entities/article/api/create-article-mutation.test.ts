import { setupServer } from 'msw/node';
import { http, HttpResponse } from 'msw/http';
import { MutationObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestClient } from '@/shared/testing';
import { buildArticle } from '../testing/article-builder';
import { createArticleMutation, type NewArticle } from './create-article-mutation';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const create = (article: NewArticle) =>
  new MutationObserver(createTestClient(), createArticleMutation()).mutate(article);

const oats: NewArticle = {
  name: 'Oats',
  labelId: 5,
  articleData: [
    { key: 'lot', data: 'A1', editable: true, propertyType: 'default', propertySize: 20, isExtra: false },
  ],
};

it('sends name, label and values', async () => {
  let sent: unknown;
  server.use(
    http.post('http://api.test/api/articles', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ data: buildArticle({ id: 77, name: 'Oats' }) });
    }),
  );
  expect((await create(oats)).id).toBe(77);
  expect(sent).toEqual(oats);
});

it('says which article was not created and keeps what the server found', async () => {
  server.use(
    http.post('http://api.test/api/articles', () =>
      HttpResponse.json({ Message: 'Name taken', requestId: 'r1' }, { status: 409 }),
    ),
  );
  await expect(create(oats)).rejects.toMatchObject({
    message: 'Could not create article with name Oats',
    status: 409,
    requestId: 'r1',
    cause: { message: 'Name taken' },
  });
});
