import { access } from '../../foundation/access/access-table.ts';
import { dataOf } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { setUp } from './set-up.ts';
import { pageLanguage, pageQuery } from '../../foundation/pages/page-language.ts';
import { setupPage } from './setup-page.ts';
import { setupScript } from './setup-script.ts';
import { setupAnswerSchema, setupRequestSchema } from './setup-schemas.ts';
import { isSetUp } from './setup-token.ts';

export const setupRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/setup',
    source: 'ours',
    summary: 'The page behind the set-up link that a new server prints; the token stays in its fragment',
    access: access.public,
    request: { query: pageQuery },
    response: { file: 'text/html' },
    handler: async ({ services, ...call }) => setupPage(await isSetUp(services.store), pageLanguage(call)),
  }),
  defineRoute({
    method: 'get',
    path: '/setup.js',
    source: 'ours',
    summary: 'The script of the set-up page',
    access: access.public,
    response: { file: 'text/javascript' },
    handler: async () =>
      new Response(setupScript, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/setup',
    source: 'ours',
    summary: 'Create the first organisation and its administrator with the token of the set-up link; once',
    access: access.public,
    request: { body: setupRequestSchema },
    response: dataOf(setupAnswerSchema),
    handler: async ({ services, facts, body }) => ({
      data: await setUp(services, body, facts.clientAddress),
    }),
  }),
];
