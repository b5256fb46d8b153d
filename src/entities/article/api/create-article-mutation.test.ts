import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callForList, lenient, productApi } from '@/shared/api';
import { createTestClient, mockApi } from '@/shared/testing';
import { buildArticle } from '../testing/article-builder';
import { createArticleMutation, type NewArticle } from './create-article-mutation';

const api = mockApi();
const labelSummarySchema = z.object({ labelId: lenient.id() });

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
  expect(await create(oats)).toMatchObject({ id: 77 });
  expect(api.written()).toEqual([{ call: 'POST articles', body: oats }]);
});

it.each([[204], [200], [201]])('finds the new article by its name after an empty %i', async (status) => {
  api.done('POST articles', status);
  api.answer('articles/name', { data: [buildArticle({ id: 77, name: 'Oats' })] });
  expect(await create(oats)).toMatchObject({ id: 77 });
  expect(api.sentTo('GET articles/name')[0]?.query.get('name')).toBe('Oats');
  expect(api.bodies('POST articles')).toEqual([oats]);
});

it('is created all the same where nobody can tell which of a name it is', async () => {
  api.done('POST articles');
  api.answer('articles/name', { data: [buildArticle({ id: 77 }), buildArticle({ id: 78 })] });
  expect(await create(oats)).toBeUndefined();
  api.fail('articles/name', 500, 'No');
  expect(await create(oats)).toBeUndefined();
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

it('sends an id of text as the text it came as', async () => {
  api.answer('labels', { data: [{ labelId: '70501', name: 'Shelf' }] });
  api.answer('POST articles', { data: buildArticle() });
  const [label] = await callForList(productApi, 'get', 'api/labels', labelSummarySchema);
  await create({ ...oats, labelId: label?.labelId ?? '' });
  expect(api.bodies('POST articles')).toMatchObject([{ labelId: '70501' }]);
});
