import type { Context } from 'hono';
import { describeRule, mayCall } from '../access/access-rule.ts';
import { toCaller, type Caller, type Identity } from '../access/caller.ts';
import { scopeOf } from '../access/client-scopes.ts';
import { verifyAccessToken } from '../auth/access-token.ts';
import { requireStanding } from '../auth/require-standing.ts';
import { verifyClientToken } from '../clients/client-token.ts';
import { requireClient } from '../clients/require-client.ts';
import type { Services } from '../services.ts';
import { HttpError } from './http-error.ts';
import type { ServerEnvironment } from './request-facts.ts';
import type { Route } from './route.ts';

/**
 * Who calls, once the route's rule has let them through: a person by their roles, an integration client by its scope.
 * @throws HttpError 401 without a valid token that still holds, 403 by the rule or while the organisation is paused
 */
export async function authorize(
  route: Route,
  services: Services,
  context: Context<ServerEnvironment>,
): Promise<Caller | undefined> {
  if (route.access === 'public') return undefined;
  const [scheme, token] = (context.req.header('Authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && token) {
    const { keys, clock } = services;
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
  throw new HttpError(401, 'Please sign in: there is no valid access token.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}

async function authorizePerson(
  route: Route,
  { store }: Services,
  context: Context<ServerEnvironment>,
  identity: Identity,
): Promise<Caller> {
  context.set('organizationId', identity.organizationId);
  context.set('userId', identity.userId);
  await requireStanding(store, identity, { isOpenWhilePaused: route.isOpenWhilePaused === true });
  const caller = toCaller(identity);
  if (!mayCall(caller, route.access)) {
    throw new HttpError(403, `You may not do this. ${describeRule(route.access)}`);
  }
  return caller;
}
