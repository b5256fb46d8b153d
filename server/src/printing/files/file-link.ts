import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerKeys } from '../../foundation/keys/server-keys.ts';

export interface LinkedFile {
  readonly organizationId: number;
  readonly printJobEntryId: string;
  readonly expiresAt: Date;
}

const sign = ({ fileLinks }: ServerKeys, payload: string) =>
  createHmac('sha256', fileLinks).update(payload).digest();

/**
 * Returns the address of a file for the helper or an agent. The id of the request that printed it comes last, so that they
 * write it into their log; it opens nothing.
 */
export function fileAddress(
  keys: ServerKeys,
  baseUrl: string,
  { requestId, ...file }: LinkedFile & { readonly requestId: string | null },
): string {
  const address = `${baseUrl}/api/printfiles/${createFileToken(keys, file)}`;
  return requestId === null ? address : `${address}?request=${requestId}`;
}

/** Returns the token for the address of a file: it names the file and cannot be created without the server's key. */
function createFileToken(
  keys: ServerKeys,
  { organizationId, printJobEntryId, expiresAt }: LinkedFile,
): string {
  const payload = [organizationId.toString(36), printJobEntryId, expiresAt.getTime().toString(36)].join('.');
  return `${payload}.${sign(keys, payload).toString('base64url')}`;
}

/** Returns the file a token names; undefined for an invalid or expired token. */
export function readFileToken(keys: ServerKeys, token: string, now: Date): LinkedFile | undefined {
  const at = token.lastIndexOf('.');
  const payload = token.slice(0, at);
  const expected = sign(keys, payload);
  const found = Buffer.from(token.slice(at + 1), 'base64url');
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) return undefined;
  const [organization = '', printJobEntryId = '', expiry = ''] = payload.split('.');
  const expiresAt = new Date(Number.parseInt(expiry, 36));
  return expiresAt > now
    ? { organizationId: Number.parseInt(organization, 36), printJobEntryId, expiresAt }
    : undefined;
}
