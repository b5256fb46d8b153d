import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { acceptsGzip, compactAnswer, jsonAnswer } from './json-answer.ts';

const long = { words: Array.from({ length: 400 }, (_, index) => `word ${index}`) };
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

it.each([
  ['gzip', true],
  ['br, GZIP', true],
  ['deflate;q=1.0, gzip;q=0.4', true],
  ['*', true],
  ['gzip;q=0', false],
  ['gzip; q=0.0, *', false],
  ['*;q=0', false],
  ['br', false],
  ['', false],
  [undefined, false],
  ['gzip;q=much', false],
])('reads Accept-Encoding %o', (header, isAccepted) => {
  expect(acceptsGzip(header)).toBe(isAccepted);
});

it.each([
  ['long, packed', long, 'gzip'],
  ['long, plain', long, undefined],
  ['short', { ok: true }, 'gzip'],
  ['empty', {}, undefined],
])('tells the length of an answer that is %s', async (_, answer, accepted) => {
  const made = await jsonAnswer(answer, accepted);
  const bytes = await bytesOf(made);
  expect(made.headers.get('content-length')).toBe(String(bytes.length));
  const isPacked = made.headers.get('content-encoding') === 'gzip';
  expect(isPacked).toBe(answer === long && accepted === 'gzip');
  expect(JSON.parse((isPacked ? gunzipSync(bytes) : bytes).toString())).toEqual(answer);
});

it('leaves an answer of compressed content as it is', async () => {
  const made = compactAnswer(long);
  expect(made.headers.get('cache-control')).toContain('no-transform');
  expect((await bytesOf(made)).length).toBe(Number(made.headers.get('content-length')));
});
