import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ServerKeys } from '../../foundation/keys/server-keys.ts';
import { testPrintSchema, type TestPrint } from './printer-schemas.ts';

const lifetimeMs = 10 * 60_000;

const linkedSchema = z.strictObject({
  printer: testPrintSchema.pick({ name: true, dpi: true, language: true }),
  /** Time of the request, which is printed on the label. */
  at: z.int(),
});

export interface LinkedTestPrint {
  readonly printer: Pick<TestPrint, 'name' | 'dpi' | 'language'>;
  readonly at: number;
}

/** Signs with a prefix of its own, so that neither this token nor that of a print file is valid as the other. */
const sign = ({ fileLinks }: ServerKeys, payload: string) =>
  createHmac('sha256', fileLinks).update(`test print ${payload}`).digest();

/** Returns the token for the address of a test label: it contains everything that is drawn, so that nothing is stored. */
export function createTestPrintToken(
  keys: ServerKeys,
  { printer: { name, dpi, language }, at }: LinkedTestPrint,
): string {
  const linked = { printer: { name, dpi, language }, at };
  const payload = Buffer.from(JSON.stringify(linked)).toString('base64url');
  return `${payload}.${sign(keys, payload).toString('base64url')}`;
}

/** Returns the content of a token; undefined for an invalid or expired one. */
export function readTestPrintToken(keys: ServerKeys, token: string, now: Date): LinkedTestPrint | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const found = Buffer.from(signature, 'base64url');
  const expected = sign(keys, payload);
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) return undefined;
  const linked = linkedSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return linked.at + lifetimeMs > now.getTime() ? linked : undefined;
}
