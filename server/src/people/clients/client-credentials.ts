import { Buffer } from 'node:buffer';
import type { Sentence } from 'label-core/sentence';
import { HttpError } from '../../foundation/http/http-error.ts';
import { sentences } from '../sentences/index.ts';

export interface ClientCredentials {
  readonly clientId: string;
  readonly secret: string;
}

const invalidRequest = (sentence: Sentence) =>
  new HttpError(400, sentence, { oauthError: 'invalid_request' });

/**
 * Returns the credentials of a token request: from HTTP Basic, or from the form (RFC 6749, 2.3.1); undefined if there
 * are none that can be read.
 * @throws HttpError 400 if both ways are used at once
 */
export function readCredentials(
  authorization: string | undefined,
  form: { readonly client_id?: string | undefined; readonly client_secret?: string | undefined },
): ClientCredentials | undefined {
  if (authorization === undefined) {
    const { client_id: clientId, client_secret: secret } = form;
    return clientId === undefined || secret === undefined ? undefined : { clientId, secret };
  }
  if (form.client_secret !== undefined) {
    throw invalidRequest(sentences.tokenRequest.secretTwice);
  }
  const basic = readBasic(authorization);
  if (basic && form.client_id !== undefined && form.client_id !== basic.clientId) {
    throw invalidRequest(sentences.tokenRequest.twoClients);
  }
  return basic;
}

/** Parses HTTP Basic; both parts are urlencoded before they are joined. */
function readBasic(authorization: string): ClientCredentials | undefined {
  const [, encoded] = /^basic ([\w+/]+={0,2})$/i.exec(authorization.trim()) ?? [];
  const [, clientId, secret] =
    /^([^:]*):(.*)$/su.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? [];
  if (clientId === undefined || secret === undefined) return undefined;
  try {
    return { clientId: fromForm(clientId), secret: fromForm(secret) };
  } catch {
    return undefined;
  }
}

const fromForm = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
