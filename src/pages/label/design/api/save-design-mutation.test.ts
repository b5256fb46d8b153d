import { MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '@/shared/api';
import { apiUrl, mockApi } from '@/shared/testing';
import { buildTemplate, HASH_4, HASH_5 } from '../testing/design-builders';
import { SaveConflict } from './save-conflict';
import {
  addDesignMutation,
  saveNewDraftMutation,
  saveNextVersionMutation,
  saveSameDraftMutation,
} from './save-design-mutation';

const api = mockApi();
const template = buildTemplate();
const design = { template, name: 'Crème 200 g' };
const file = { name: 'Crème 200 g.json', content: template };

/** Answers all writes in turn; returns the form of each, its file as name and content. */
function answering(...answers: readonly (readonly [status: number, body: object | null])[]) {
  const forms: Record<string, unknown>[] = [];
  const left = [...answers];
  api.use(
    http.all(apiUrl('*'), async ({ request }) => {
      const form = await request.formData();
      const parts = await Promise.all(
        [...form].map(async ([name, part]) => [
          name,
          typeof part === 'string'
            ? part
            : { name: part.name, content: JSON.parse(await part.text()) as unknown },
        ]),
      );
      forms.push(Object.fromEntries(parts) as Record<string, unknown>);
      const [status, body] = left.shift() ?? [500, {}];
      return body === null ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status });
    }),
  );
  return forms;
}

const save = <Answer, Variables>(
  options: MutationOptions<Answer, ApiError, Variables>,
  variables: Variables,
): Promise<Answer> => new MutationObserver(new QueryClient(), options).mutate(variables);
const calls = () => api.sent.map(({ call }) => call);

describe('a save', () => {
  it('adds a label with its design', async () => {
    api.answer('POST labels', { data: { labelId: 12, version: 1, state: 'Published' } });
    const unnamed = { ...template, name: '' };
    expect(await save(addDesignMutation(), { template: unnamed, name: 'Jam' })).toMatchObject({
      labelId: 12,
      version: 1,
      state: 'Published',
    });
    expect(api.written()).toEqual([
      { call: 'POST labels', body: { name: 'Jam', template: { ...template, name: 'Jam' } } },
    ]);
  });

  it('adds the next version, based on the revision that was seen', async () => {
    const forms = answering([200, { data: { labelId: 7, version: 5, state: 'Published', revision: 10 } }]);
    const saved = await save(saveNextVersionMutation(), { labelId: 7, revision: 9, ...design });
    expect(saved).toMatchObject({ version: 5, state: 'Published', revision: 10 });
    expect(calls()).toEqual(['PUT labels/7/variables']);
    expect(forms).toEqual([{ file, variables: 'file', revision: '9' }]);
  });

  it('adds the next version as a draft, based on the newest version that was seen', async () => {
    const answer = { labelVersionId: 51, version: 5, state: 'Draft', versionHash: HASH_5 };
    const forms = answering([200, { data: answer }]);
    const saved = await save(saveNewDraftMutation(), { labelId: 7, basedOn: HASH_4, ...design });
    expect(saved).toMatchObject(answer);
    expect(calls()).toEqual(['POST QualityAssurance/labels/7/versions']);
    expect(forms).toEqual([{ file, variables: 'file', basedOn: HASH_4 }]);
  });

  it('replaces the file of a draft, if it is the one that was seen', async () => {
    const forms = answering([200, { data: { labelVersionId: 51, version: 5, versionHash: HASH_5 } }]);
    const saved = await save(saveSameDraftMutation(), {
      labelId: 7,
      versionId: 51,
      versionHash: HASH_4,
      ...design,
    });
    expect(saved).toMatchObject({ labelVersionId: 51, versionHash: HASH_5 });
    expect(calls()).toEqual(['POST QualityAssurance/labels/7/version/51/file']);
    expect(forms).toEqual([{ file, variables: 'file', versionHash: HASH_4 }]);
  });

  it('is done when the server answers with nothing', async () => {
    answering([204, null]);
    expect(await save(saveNewDraftMutation(), { labelId: 7, basedOn: HASH_4, ...design })).toBeUndefined();
  });
});

/** Refusal of parts as a strict server writes it. */
const strict = (...parts: string[]) => ({
  Message: 'The request has 1 problem.',
  problems: parts.map((part) => ({ path: '', message: `Unrecognized key: "${part}"` })),
});

describe('a server that does not know a part', () => {
  const asField = { Message: 'Bad request', problems: [{ path: 'variables', message: 'is unknown' }] };

  it.each([
    ['both', strict('variables', 'basedOn'), { file }],
    ['one', strict('basedOn'), { file, variables: 'file' }],
    ['one, as a field', asField, { file, basedOn: HASH_4 }],
  ])('gets the form once more without it: %s', async (_which, refusal, second) => {
    const forms = answering([400, refusal], [200, { data: { labelVersionId: 51 } }]);
    await save(saveNewDraftMutation(), { labelId: 7, basedOn: HASH_4, ...design });
    expect(forms).toEqual([{ file, variables: 'file', basedOn: HASH_4 }, second]);
  });

  it('is asked twice at most', async () => {
    const forms = answering([400, strict('variables')], [400, strict('file')]);
    await expect(save(saveNewDraftMutation(), { labelId: 7, basedOn: HASH_4, ...design })).rejects.toThrow(
      'The request has 1 problem.',
    );
    expect(forms).toHaveLength(2);
  });

  it.each([
    [422, { Message: 'The label has too many variables.' }],
    [403, strict('variables')],
  ])('is told from one that refuses the design (%i)', async (status, body) => {
    const forms = answering([status, body]);
    await expect(save(saveNewDraftMutation(), { labelId: 7, basedOn: HASH_4, ...design })).rejects.toThrow(
      body.Message,
    );
    expect(forms).toHaveLength(1);
  });
});

describe('a conflict', () => {
  const message = 'Dagny Eriksen saved version 5 of “Crème” while you worked on an older one.';
  it.each([
    [
      {
        Message: message,
        code: 'label.saved-meanwhile',
        args: { by: 'Dagny Eriksen', version: 5, name: 'Crème' },
      },
      { by: 'Dagny Eriksen', version: 5 },
    ],
    [
      { Message: 'Changed.', code: 'changed.label', args: { who: 'Dagny Eriksen' } },
      { by: 'Dagny Eriksen', version: undefined },
    ],
    [{ Message: 'Too late.' }, { by: undefined, version: undefined }],
  ])('says who saved what, as far as the server says it: %j', async (body, facts) => {
    answering([409, body]);
    const failed = save(saveNewDraftMutation(), { labelId: 7, basedOn: HASH_4, ...design });
    const error: unknown = await failed.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SaveConflict);
    expect(error).toMatchObject({ status: 409, ...facts });
  });

  it('is none where a label is added', async () => {
    api.fail('POST labels', 409, 'The subscription allows 3 labels.');
    const error: unknown = await save(addDesignMutation(), design).catch((thrown: unknown) => thrown);
    expect(error).not.toBeInstanceOf(SaveConflict);
    expect(error).toMatchObject({ message: 'The subscription allows 3 labels.', status: 409 });
  });
});
