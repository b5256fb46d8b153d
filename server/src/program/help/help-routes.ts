import { access } from '../../foundation/access/access-table.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { helpContent } from './help-content.ts';
import { plainPage } from '../../foundation/http/plain-page.ts';
import { statusContent } from './status-content.ts';

const UNAVAILABLE = 503;

export const helpRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/help',
    source: 'ours',
    summary: 'A page of help, where the links of the header lead unless the configuration names others',
    access: access.public,
    response: { file: 'text/html' },
    handler: async () => plainPage('Help', helpContent),
  }),
  defineRoute({
    method: 'get',
    path: '/status',
    source: 'ours',
    summary: 'What /health answers, as a page for people',
    access: access.public,
    response: { file: 'text/html' },
    handler: async ({ services: { store } }) => {
      const isAnswering = await store.ping().then(
        () => true,
        () => false,
      );
      return plainPage('System status', statusContent(isAnswering), isAnswering ? 200 : UNAVAILABLE);
    },
  }),
];
