import { Readable } from 'node:stream';
import {
  Decrypter,
  Encrypter,
  generateHybridIdentity,
  generateIdentity,
  identityToRecipient,
} from 'age-encryption';
import { StoreRefusal } from '../store-refusal.ts';
import { ArchiveRefusal } from './archive-format.ts';

const hybridRecipient = /^age1(?:pq|tagpq)1/;

/** Where an archive is encrypted to, and the key that opens it again as long as this process has it. */
export interface Encryption {
  readonly encrypt: (plain: AsyncIterable<Uint8Array>) => Promise<AsyncIterable<Uint8Array>>;
  /** Key that only this process knows: it reads what was written again, which the recipient's public key cannot. */
  readonly ownIdentity: string;
}

/**
 * Prepares the encryption of one archive.
 * @param recipient public key of age: `age1…`
 * @throws StoreRefusal when it is none
 */
export async function encryptionTo(recipient: string): Promise<Encryption> {
  // Keys that hold against quantum computers are not mixed with others in one file.
  const ownIdentity = await (hybridRecipient.test(recipient) ? generateHybridIdentity() : generateIdentity());
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (error) {
    throw new StoreRefusal(`${recipient} is no public key of age, like age1…`, { cause: error });
  }
  encrypter.addRecipient(await identityToRecipient(ownIdentity));
  return {
    ownIdentity,
    encrypt: async (plain) => fromWeb(await encrypter.encrypt(toWeb(plain))),
  };
}

/**
 * Decrypts a stream that begins as an age file does.
 * @throws ArchiveRefusal when no identity opens it
 */
export async function decryptWith(
  identities: readonly string[],
  encrypted: AsyncIterable<Uint8Array>,
): Promise<AsyncIterable<Uint8Array>> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const plain = await decrypter.decrypt(toWeb(encrypted)).catch((error: unknown) => {
    throw new ArchiveRefusal('The backup is encrypted for another key, or damaged.', { cause: error });
  });
  return decrypted(fromWeb(plain));
}

async function* decrypted(plain: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* plain;
  } catch (error) {
    throw new ArchiveRefusal('The backup is damaged: it cannot be decrypted to its end.', { cause: error });
  }
}

const toWeb = (chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(chunks));
const fromWeb = (stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> => Readable.fromWeb(stream);
