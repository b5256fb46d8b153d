import { z } from 'zod';
import { access } from '../access/access-table.ts';
import { describeApi } from './openapi.ts';
import { defineRoute, type Route, type RouteDescription } from './route.ts';

/** Returns the route for the description of the other calls, which is created on first use. */
export function openApiRoutes(calls: readonly RouteDescription[]): readonly Route[] {
  let description: Record<string, unknown> | undefined;
  return [
    defineRoute({
      method: 'get',
      path: '/openapi.json',
      source: 'ours',
      summary: 'OpenAPI 3.1 of this server',
      access: access.public,
      response: z.record(z.string(), z.unknown()),
      handler: async () => (description ??= describeApi(calls)),
    }),
  ];
}
