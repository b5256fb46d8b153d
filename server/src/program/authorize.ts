import type { Context } from 'hono';
import { isProgramRule, mayCall } from '../foundation/access/access-rule.ts';
import { toCaller, type Caller, type Identity } from '../foundation/access/caller.ts';
import { scopeOf } from '../foundation/access/client-scopes.ts';
import { verifyAccessToken } from '../people/auth/access-token.ts';
import { requireStanding } from '../people/auth/require-standing.ts';
import { verifyClientToken } from '../people/clients/client-token.ts';
import { requireClient } from '../people/clients/require-client.ts';
import { requireProgram } from '../people/programs/require-program.ts';
import type { Program } from '../foundation/access/program.ts';
import type { Services } from '../foundation/http/services.ts';
import { HttpError } from '../foundation/http/http-error.ts';
import type { ServerEnvironment } from '../foundation/http/request-facts.ts';
import type { RouteDescription } from '../foundation/http/route.ts';
import { describeRule } from './describe-rule.ts';
import { sentences } from './sentences/index.ts';

/**
 * Returns the caller if the route's rule allows the call: a person by their roles, an integration client by its scope,
 * a program by its key, which is valid only for the calls of its kind.
 * @throws HttpError 401 without a valid token that still holds, 403 by the rule or while the organisation is paused
 */
export async function authorize(
  route: RouteDescription,
  services: Services,
  context: Context<ServerEnvironment>,
): Promise<Caller | Program | undefined> {
  if (route.access === 'public') return undefined;
  const [scheme, token] = (context.req.header('Authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && token) {
    const { keys, clock } = services;
    const program = await authorizeProgram(route, services, context, token);
    if (program) return program;
    const identity = await verifyAccessToken(keys, clock, token);
    if (identity) return authorizePerson(route, services, context, identity);
    const claims = await verifyClientToken(keys, clock, token);
    if (claims) {
      context.set('organizationId', claims.organizationId);
      const caller = await requireClient(services, claims, scopeOf(route));
      context.set('userId', caller.userId);
      return caller;
    }
  }
  throw new HttpError(401, missingOf(route), {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}

const missingOf = ({ access }: RouteDescription) =>
  isProgramRule(access) ? sentences.access.noKey({ kind: access.program }) : sentences.access.notSignedIn;

async function authorizeProgram(
  { access }: RouteDescription,
  services: Services,
  context: Context<ServerEnvironment>,
  key: string,
): Promise<Program | undefined> {
  if (!isProgramRule(access)) return undefined;
  const program = await requireProgram(services, access.program, key);
  if (program) context.set('organizationId', program.organizationId);
  return program;
}

async function authorizePerson(
  route: RouteDescription,
  { store }: Services,
  context: Context<ServerEnvironment>,
  identity: Identity,
): Promise<Caller> {
  context.set('organizationId', identity.organizationId);
  context.set('userId', identity.userId);
  await requireStanding(store, identity, route);
  const caller = toCaller(identity);
  if (!mayCall(caller, route.access)) {
    throw new HttpError(403, sentences.access.refused({ rule: describeRule(route.access) }));
  }
  return caller;
}
