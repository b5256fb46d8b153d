import { Buffer } from 'node:buffer';
import { hkdfSync, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { z } from 'zod';

/** The only algorithm of access tokens; a token that names another is refused. */
export const tokenAlgorithm = 'EdDSA';

/** Stored secrets of the server: the first key signs, all of them verify, so that keys can be replaced. */
export const storedKeysSchema = z.strictObject({
  signing: z
    .array(
      z.looseObject({
        kid: z.string(),
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        d: z.string(),
      }),
    )
    .min(1),
  fileLinks: z.string().min(43),
});
export type StoredKeys = z.infer<typeof storedKeysSchema>;

type VerifyKey = Awaited<ReturnType<typeof importJWK>>;

export interface ServerKeys {
  readonly signing: { readonly kid: string; readonly key: VerifyKey };
  readonly verifying: ReadonlyMap<string, VerifyKey>;
  /** Signs the links of print files. */
  readonly fileLinks: string;
  /** Seals mails in the outbox; derived, so that one file of secrets is enough. */
  readonly mail: string;
  /** Seals the secrets of web hooks, which must be readable for signing; also derived. */
  readonly webHooks: string;
  /** Seals the secrets of one-time codes, which must be readable for checking a code; also derived. */
  readonly secondFactors: string;
}

/** Generates new random secrets, in the form in which they are stored. */
export async function generateStoredKeys(): Promise<StoredKeys> {
  const { privateKey } = await generateKeyPair(tokenAlgorithm, { crv: 'Ed25519', extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: randomBytes(9).toString('base64url') };
  return storedKeysSchema.parse({ signing: [jwk], fileLinks: randomBytes(32).toString('base64url') });
}

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');

/** Returns the stored secrets in the form in which they are used. */
export async function importKeys({ signing, fileLinks }: StoredKeys): Promise<ServerKeys> {
  const [first] = signing;
  if (!first) throw new Error('There is no signing key.');
  return {
    signing: { kid: first.kid, key: await importJWK(first as JWK, tokenAlgorithm) },
    verifying: new Map(
      await Promise.all(
        signing.map(
          async ({ kid, kty, crv, x }) => [kid, await importJWK({ kty, crv, x }, tokenAlgorithm)] as const,
        ),
      ),
    ),
    fileLinks,
    mail: derive(fileLinks, 'platen outbox'),
    webHooks: derive(fileLinks, 'platen web hooks'),
    secondFactors: derive(fileLinks, 'platen second factors'),
  };
}

/** Creates secrets that end with the process: for tests and for servers in memory. */
export const createMemoryKeys = async (): Promise<ServerKeys> => importKeys(await generateStoredKeys());
