import { z } from 'zod';
import { clientScopes, type ClientScope } from '../../foundation/access/client-scopes.ts';
import type { ServerKeys } from '../../foundation/keys/server-keys.ts';
import { signToken, verifyToken, type TokenKind } from '../auth/signed-token.ts';
import type { Clock } from '../../foundation/work/clock.ts';

const kind: TokenKind = { audience: 'platen-clients', type: 'platen-client+jwt' };
export const clientTokenSeconds = 600;

/** Claims of a client's token; whether they still hold is checked at every call. */
export interface ClientClaims {
  readonly organizationId: number;
  /** Id of the client, not its public name. */
  readonly id: number;
  /** Number of the secret it was issued for. */
  readonly secretNumber: number;
  readonly scopes: readonly ClientScope[];
}

const claimsSchema = z.object({
  OrganizationId: z.int(),
  ClientNumber: z.int(),
  SecretNumber: z.int(),
  scope: z
    .string()
    .transform((scope) => scope.split(' ').filter((one) => one !== ''))
    .pipe(z.array(z.enum(clientScopes))),
});

/** Signs a token for ten minutes, or for less if the client itself expires earlier. */
export const signClientToken = (
  keys: ServerKeys,
  clock: Clock,
  { organizationId, id, secretNumber, scopes }: ClientClaims,
  seconds: number,
): Promise<string> =>
  signToken(keys, clock, kind, {
    claims: {
      OrganizationId: organizationId,
      ClientNumber: id,
      SecretNumber: secretNumber,
      scope: scopes.join(' '),
    },
    subject: `client ${organizationId}/${id}`,
    seconds,
  });

/** Returns the claims of a client's token; undefined for anything else, in particular a person's token. */
export async function verifyClientToken(
  keys: ServerKeys,
  clock: Clock,
  token: string,
): Promise<ClientClaims | undefined> {
  const claims = await verifyToken(keys, clock, kind, { token, schema: claimsSchema });
  return (
    claims && {
      organizationId: claims.OrganizationId,
      id: claims.ClientNumber,
      secretNumber: claims.SecretNumber,
      scopes: claims.scope,
    }
  );
}
