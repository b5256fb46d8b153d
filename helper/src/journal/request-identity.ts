import { createHash } from 'node:crypto';
import type { Job } from './job.ts';

/** What makes two requests the same print: where and how, and which document. Hashes, so nothing secret is kept. */
export type RequestIdentity = Pick<Job, 'settingsHash' | 'documentHash' | 'urlHash'>;

export interface IdentitySource {
  /** Target and option fields as they came. */
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
 * Whether a repeat means the same print. The documents are compared by content where both requests carry one; an app
 * that keeps no PDF over a reload may repeat with the address of the file alone.
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

/** The part of a key that stands for a request without an entry id. */
export function identityKey({ settingsHash, documentHash, urlHash }: RequestIdentity): string {
  return hash(`${settingsHash} ${documentHash ?? urlHash}`).slice(0, 32);
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
