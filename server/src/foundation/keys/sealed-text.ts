import { Buffer } from 'node:buffer';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Purpose of a sealed text; separates texts sealed under one secret for different purposes. */
type SealPurpose = 'platen refresh successor' | 'platen mail' | 'platen web hook' | 'platen second factor';

const sealingKey = (secret: string, purpose: SealPurpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts a text: it can be read only with the secret, and any modification is detected. */
export function sealText(text: string, secret: string, purpose: SealPurpose): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret, purpose), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

/** Decrypts a text. @throws when the secret or the purpose is not the one it was sealed under */
export function unsealText(sealed: string, secret: string, purpose: SealPurpose): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret, purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}
