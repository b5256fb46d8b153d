import type { Sentence } from 'label-core/sentence';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { sentences } from '../sentences/index.ts';
import { readCredentials } from './client-credentials.ts';
import { issueToken } from './issue-token.ts';

/** Other fields are ignored, as required by RFC 6749 (3.2). */
const tokenRequestSchema = z.object({
  grant_type: z.string().optional(),
  scope: z.string().max(200).optional(),
  client_id: z.string().max(200).optional(),
  client_secret: z.string().max(200).optional(),
});

const refused = (oauthError: 'invalid_request' | 'unsupported_grant_type', sentence: Sentence) =>
  new HttpError(400, sentence, { oauthError });

export const tokenRoutes: readonly Route[] = [
  defineRoute({
    method: 'post',
    path: '/oauth/token',
    source: 'ours',
    summary: 'A token for an integration client (RFC 6749, client credentials); by HTTP Basic or in the form',
    access: access.public,
    bodyType: 'urlencoded',
    maxBodyBytes: 10_000,
    request: { body: tokenRequestSchema },
    response: z.strictObject({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      /** Lifetime in seconds. */
      expires_in: z.int(),
      scope: z.string(),
    }),
    handler: async ({ services, facts, body }) => {
      const { noGrantType, otherGrantType } = sentences.tokenRequest;
      if (body.grant_type === undefined) throw refused('invalid_request', noGrantType);
      if (body.grant_type !== 'client_credentials') throw refused('unsupported_grant_type', otherGrantType);
      const { token, seconds, scopes } = await issueToken(services, {
        credentials: readCredentials(facts.authorization, body),
        scope: body.scope,
        clientAddress: facts.clientAddress,
      });
      return {
        access_token: token,
        token_type: 'Bearer' as const,
        expires_in: seconds,
        scope: scopes.join(' '),
      };
    },
  }),
];
