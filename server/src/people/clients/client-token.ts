import { z } from 'zod';
import { clientScopes, type ClientScope } from '../../foundation/access/client-scopes.ts';
import type { ServerKeys } from '../../foundation/keys/server-keys.ts';
import { signToken, verifyToken, type TokenKind } from '../auth/signed-token.ts';
import type { Clock } from '../../foundation/work/clock.ts';

const kind: TokenKind = { audience: 'platen-clients', type: 'platen-client+jwt' };
export const clientTokenSeconds = 600;

/** What a client's token says; whether that still holds is looked up at every call. */
export interface ClientClaims {
  readonly organizationId: number;
  /** The number of the client, not its public name. */
  readonly id: number;
  /** The secret it was issued for. */
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

/** Signs a token for ten minutes, or for less where the client itself ends before. */
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

/** What a client's token says; undefined for anything else, a person's token above all. */
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
