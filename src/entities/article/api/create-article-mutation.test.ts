import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createTestClient, mockApi } from '@/shared/testing';
import { buildArticle } from '../testing/article-builder';
import { createArticleMutation, type NewArticle } from './create-article-mutation';

const api = mockApi();

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
  api.answer('POST articles', { data: buildArticle({ id: 77, name: 'Oats' }) });
  expect((await create(oats)).id).toBe(77);
  expect(api.written()).toEqual([{ call: 'POST articles', body: oats }]);
});

it('says which article was not created and keeps what the server found', async () => {
  api.answer('POST articles', { Message: 'Name taken', requestId: 'r1' }, 409);
  await expect(create(oats)).rejects.toMatchObject({
    message: 'Could not create article with name Oats',
    status: 409,
    requestId: 'r1',
    cause: { message: 'Name taken' },
  });
});
