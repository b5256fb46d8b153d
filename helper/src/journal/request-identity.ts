import { createHash } from 'node:crypto';
import type { Job } from './job.ts';

/** Identity of a print request: destination, options and document. Hashes, so that nothing secret is stored. */
export type RequestIdentity = Pick<Job, 'settingsHash' | 'documentHash' | 'urlHash'>;

export interface IdentitySource {
  /** Target and option fields as received. */
  readonly settings: readonly unknown[];
  readonly document: Uint8Array | undefined;
  readonly url: string | undefined;
}

export function identityOf({ settings, document, url }: IdentitySource): RequestIdentity {
  return {
    settingsHash: hash(JSON.stringify(settings)),
    documentHash: document === undefined ? null : hash(document),
    urlHash: url === undefined ? null : hash(url),
  };
}

/**
 * Returns whether a repeated request means the same print. Documents are compared by content when both requests contain
 * one; an app that loses the PDF on reload may repeat the request with only the address of the file.
 */
export function isSameRequest(first: RequestIdentity, repeat: RequestIdentity): boolean {
  if (first.settingsHash !== repeat.settingsHash) {
    return false;
  }
  const hasBothDocuments = first.documentHash !== null && repeat.documentHash !== null;
  return hasBothDocuments
    ? first.documentHash === repeat.documentHash
    : first.urlHash !== null && first.urlHash === repeat.urlHash;
}

/** Returns the part of the key that identifies a request without an entry id. */
export function identityKey({ settingsHash, documentHash, urlHash }: RequestIdentity): string {
  return hash(`${settingsHash} ${documentHash ?? urlHash}`).slice(0, 32);
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
