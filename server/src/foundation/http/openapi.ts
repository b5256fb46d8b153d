import { z } from 'zod';
import { programVersion } from '../values/program-version.ts';
import { isProgramRule } from '../access/access-rule.ts';
import { clientScopes, scopeOf } from '../access/client-scopes.ts';
import type { RouteDescription } from './route.ts';

/** Returns OpenAPI 3.1 of the route table: paths, security, request and response schemas. */
export function describeApi(routes: readonly RouteDescription[]): Record<string, unknown> {
  const byPath = Object.groupBy(routes, (route) => route.path);
  return {
    openapi: '3.1.0',
    info: { title: 'Platen', version: programVersion },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        agent: { type: 'http', scheme: 'bearer', bearerFormat: 'platen_agent_…' },
        connector: { type: 'http', scheme: 'bearer', bearerFormat: 'platen_connector_…' },
        client: {
          type: 'oauth2',
          flows: {
            clientCredentials: {
              tokenUrl: '/oauth/token',
              scopes: Object.fromEntries(clientScopes.map((scope) => [scope, `The calls of ${scope}`])),
            },
          },
        },
      },
      schemas: { Failure: failureSchema },
    },
    paths: Object.fromEntries(
      Object.entries(byPath).map(([path, methods]) => [
        path,
        Object.fromEntries((methods ?? []).map((route) => [route.method, describeOperation(route)])),
      ]),
    ),
  };
}

const failureSchema = {
  type: 'object',
  required: ['Message', 'requestId'],
  properties: {
    Message: { type: 'string' },
    requestId: { type: 'string' },
    problems: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, variable: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const failureContent = {
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

const contentTypes = {
  json: 'application/json',
  form: 'multipart/form-data',
  urlencoded: 'application/x-www-form-urlencoded',
} as const;

function describeOperation(route: RouteDescription) {
  return {
    summary: route.summary,
    'x-source': route.source,
    'x-access': route.access,
    ...describeSecurity(route),
    parameters: [
      ...describeParameters('path', route.request?.params),
      ...describeParameters('query', route.request?.query),
    ],
    ...(route.request?.body
      ? {
          requestBody: {
            required: true,
            content: {
              [contentTypes[route.bodyType ?? 'json']]: {
                schema: toInput(route.request.body),
              },
            },
          },
        }
      : {}),
    responses: {
      200: { description: 'Done', content: describeAnswer(route.response) },
      default: { description: 'Refused or failed', ...failureContent },
    },
  };
}

/**
 * Returns the security of a route: people by their roles, programs by their key, and integration clients by the one
 * scope, if the call is open to them.
 */
function describeSecurity(route: RouteDescription) {
  if (route.access === 'public') return { security: [] };
  if (isProgramRule(route.access)) return { security: [{ [route.access.program]: [] }] };
  const scope = scopeOf(route);
  return scope === undefined
    ? { security: [{ bearer: [] }] }
    : { 'x-client-scope': scope, security: [{ bearer: [] }, { client: [scope] }] };
}

const describeAnswer = (response: RouteDescription['response']) =>
  response instanceof z.ZodType
    ? { 'application/json': { schema: z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }) } }
    : { [response.file]: {} };

const toInput = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

function describeParameters(place: 'path' | 'query', schema: z.ZodType | undefined) {
  const { properties = {}, required = [] } = schema ? toInput(schema) : {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}
