import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ServerKeys } from '../../foundation/keys/server-keys.ts';
import { testPrintSchema, type TestPrint } from './printer-schemas.ts';

const lifetimeMs = 10 * 60_000;

const linkedSchema = z.strictObject({
  printer: testPrintSchema.pick({ name: true, dpi: true, language: true }),
  /** When it was asked for: it stands on the label. */
  at: z.int(),
});

export interface LinkedTestPrint {
  readonly printer: Pick<TestPrint, 'name' | 'dpi' | 'language'>;
  readonly at: number;
}

/** Not the signature of a print file: neither token can stand in for the other. */
const sign = ({ fileLinks }: ServerKeys, payload: string) =>
  createHmac('sha256', fileLinks).update(`test print ${payload}`).digest();

/** The token of a test label's address: it holds all that is drawn, so that nothing has to be kept. */
export function createTestPrintToken(
  keys: ServerKeys,
  { printer: { name, dpi, language }, at }: LinkedTestPrint,
): string {
  const linked = { printer: { name, dpi, language }, at };
  const payload = Buffer.from(JSON.stringify(linked)).toString('base64url');
  return `${payload}.${sign(keys, payload).toString('base64url')}`;
}

/** What a token stands for; undefined for one of another making or one that has run out. */
export function readTestPrintToken(keys: ServerKeys, token: string, now: Date): LinkedTestPrint | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const found = Buffer.from(signature, 'base64url');
  const expected = sign(keys, payload);
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) return undefined;
  const linked = linkedSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return linked.at + lifetimeMs > now.getTime() ? linked : undefined;
}
