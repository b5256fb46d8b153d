import { access } from '../../foundation/access/access-table.ts';
import type { ReleaseServices } from '../../exchange/updates/release-services.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import { pageLanguage, pageQuery } from '../../foundation/pages/page-language.ts';
import { helpPage } from './help-page.ts';
import { installPage } from './install-page.ts';
import { statusPage } from './status-page.ts';

const defineRoute = routesWith<ReleaseServices>();

export const helpRoutes: readonly Route<ReleaseServices>[] = [
  defineRoute({
    method: 'get',
    path: '/help',
    source: 'ours',
    summary: 'A page of help, where the links of the header lead unless the configuration names others',
    access: access.public,
    request: { query: pageQuery },
    response: { file: 'text/html' },
    handler: (call) => helpPage(pageLanguage(call)),
  }),
  defineRoute({
    method: 'get',
    path: '/helper',
    source: 'ours',
    summary: 'A page with the packages of the printer helper for each system, and how one is installed',
    access: access.public,
    request: { query: pageQuery },
    response: { file: 'text/html' },
    handler: ({ services: { config }, ...call }) =>
      installPage(pageLanguage(call), config.helperPackages, call.facts.publicUrl),
  }),
  defineRoute({
    method: 'get',
    path: '/status',
    source: 'ours',
    summary: 'Whether the server and its store answer, as a page for people; 503 if they do not',
    access: access.public,
    request: { query: pageQuery },
    response: { file: 'text/html' },
    handler: ({ services: { storeWatch }, ...call }) => statusPage(storeWatch.fault(), pageLanguage(call)),
  }),
];
