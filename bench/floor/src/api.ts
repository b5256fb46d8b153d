import ky from 'ky';
import * as z from 'zod/mini';
import { useSession } from './session';

const api = ky.create({
  retry: 0,
  hooks: {
    beforeRequest: [
      ({ request }) => request.headers.set('Authorization', `Bearer ${useSession.getState().token}`),
    ],
  },
});

/** What the script in index.html has asked for; as the app takes it. */
const started = (globalThis as { platenStart?: { reads: Map<string, Promise<Response>> } }).platenStart;

const articleSchema = z.object({
  id: z.coerce.string(),
  name: z.string(),
  externalIdentifier: z.nullish(z.string()),
});
const answerSchema = z.object({ data: z.object({ data: z.array(articleSchema) }) });
const tokenSchema = z.object({ token: z.string(), expires: z.coerce.number() });

export type Article = z.infer<typeof articleSchema>;

export async function listArticles(): Promise<Article[]> {
  const read = 'api/articles?take=25&offset=0';
  const answer = await (started?.reads.get(read) ?? api.get(read));
  return answerSchema.parse(await answer.json()).data.data;
}

export const login = async (form: FormData) =>
  tokenSchema.parse(await api.post('api/account/login', { json: Object.fromEntries(form) }).json());

/** Creates a print job; the answer is not read. */
export const print = async (articleId: string) =>
  api.post('api/printjobs/article', { json: { articles: [{ articleId, quantity: 1 }] } });
