import { z } from 'zod';
import { access } from '../access/access-rule.ts';
import type { Caller } from '../access/caller.ts';
import { articleSchema } from '../articles/article-schemas.ts';
import { dataOf, listOf } from '../http/envelope.ts';
import { HttpError } from '../http/http-error.ts';
import { pageQuery } from '../http/page-query.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { idParameter } from '../http/text-limits.ts';
import type { Services } from '../services.ts';
import { connectorSchema } from './connector-schemas.ts';
import { loadConnector, loadConnectors } from './load-connectors.ts';
import { requireConnected } from './require-connected.ts';

/** Fewer characters find half of everything in a system that is not ours. */
const minSearchChars = 2;

const searchQuery = z
  .string()
  .trim()
  .max(200)
  .refine(
    (text) => text === '' || text.length >= minSearchChars,
    `has at least ${minSearchChars} characters, or none`,
  )
  .default('');

/** The id of an article in the system behind a connector: its own, whatever it looks like. */
const foreignIdSchema = z.string().min(1).max(200);

/**
 * Passes a question on to a connector. None can be asked yet by this server: it refuses one that is away, and says of
 * one that is there what it cannot do. @throws HttpError 404, 501, 503
 */
async function askConnector(
  { store, clock }: Services,
  { organizationId }: Caller,
  connectorId: number,
): Promise<never> {
  const connector = await store.asOrganization(organizationId, (transaction) =>
    loadConnector(transaction, connectorId, clock()),
  );
  requireConnected(connector);
  throw new HttpError(501, 'This server cannot ask connectors for articles yet.');
}

export const connectorRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/connectors',
    source: 'specification',
    summary: 'The connectors of the organisation and how each of them stands',
    access: access.connectorReading,
    response: listOf(connectorSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadConnectors(transaction, services.clock()),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/connectors/{id}/articles',
    source: 'ours',
    summary: 'A page of the articles of a connector’s system; 503 while it is not connected',
    access: access.connectorReading,
    request: { params: z.object({ id: idParameter }), query: z.object({ ...pageQuery, searchQuery }) },
    response: dataOf(z.strictObject({ data: z.array(articleSchema), total: z.int() })),
    handler: ({ services, caller, params }) => askConnector(services, caller, params.id),
  }),
  defineRoute({
    method: 'get',
    path: '/api/connectors/{id}/articles/{articleId}',
    source: 'ours',
    summary: 'One article of a connector’s system; 503 while it is not connected',
    access: access.connectorReading,
    request: { params: z.object({ id: idParameter, articleId: foreignIdSchema }) },
    response: dataOf(articleSchema),
    handler: ({ services, caller, params }) => askConnector(services, caller, params.id),
  }),
];
