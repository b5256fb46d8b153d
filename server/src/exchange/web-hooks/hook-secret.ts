import { Buffer } from 'node:buffer';
import { createHmac, randomBytes } from 'node:crypto';
import { sealText, unsealText } from '../../foundation/keys/sealed-text.ts';
import type { ServerKeys } from '../../foundation/keys/server-keys.ts';

const prefix = 'whsec_';

/** Returns a new secret in the format of Standard Webhooks: 256 random bits. */
export const createHookSecret = () => `${prefix}${randomBytes(32).toString('base64')}`;

export const sealHookSecret = (secret: string, { webHooks }: Pick<ServerKeys, 'webHooks'>) =>
  sealText(secret, webHooks, 'platen web hook');

/** Decrypts the secret. @throws when it was sealed under another server's keys */
export const openHookSecret = (sealed: string, { webHooks }: Pick<ServerKeys, 'webHooks'>) =>
  unsealText(sealed, webHooks, 'platen web hook');

interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** Returns the webhook-signature header (Standard Webhooks 1): one signature for each currently valid secret. */
export const signHook = (secrets: readonly string[], { id, timestamp, body }: SignedMessage): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
