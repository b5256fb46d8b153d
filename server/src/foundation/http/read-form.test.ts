import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HttpError } from './http-error.ts';
import { readFormBody } from './read-form.ts';

type Body = string | ReadableStream<Uint8Array>;

const partOf = (name: string, value = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const formOf = (...parts: string[]) => `${parts.join('')}--x--\r\n`;
const many = (count: number) => formOf(...Array.from({ length: count }, (_, index) => partOf(`a${index}`)));

const plainType = 'multipart/form-data; boundary=x';
const requestOf = (body: Body, contentType = plainType) =>
  new Request('http://platen.test/', {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
    duplex: 'half',
  });
const read = (body: Body, contentType?: string) => readFormBody(requestOf(body, contentType), 60_000_000);
const refusalOf = async (body: Body, contentType?: string) => {
  const error = await read(body, contentType).catch((caught: unknown) => caught);
  if (!(error instanceof HttpError)) throw new Error('The form was read.');
  return [error.status, error.message];
};
const tooMany = [413, 'The form has more than 1,000 parts.'];
const invalid = [400, 'The body is not a valid form.'];

/** Returns the text in chunks of this many bytes, and the number of chunks that were requested. */
function inPieces(text: string, bytes: number) {
  const content = new TextEncoder().encode(text);
  const asked = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const at = asked.pieces * bytes;
        asked.pieces += 1;
        if (at < content.length) controller.enqueue(content.slice(at, at + bytes));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, asked };
}

describe('a form', () => {
  it('is read by name, in whatever pieces it arrives', async () => {
    const text = formOf(partOf('a', '1'), partOf('b', '--y is no end\r\n--'), partOf('a', '2'));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: text.length }), async (bytes) => {
        expect(await read(inPieces(text, bytes).body)).toEqual({ a: ['1', '2'], b: '--y is no end\r\n--' });
      }),
      { numRuns: 40 },
    );
  });

  it('has at most a thousand parts, in whatever pieces it arrives', async () => {
    expect(Object.keys(await read(many(1000)))).toHaveLength(1000);
    expect(await refusalOf(many(1001))).toEqual(tooMany);
    for (const bytes of [1, 2, 3, 7, 61, 1000])
      expect(await refusalOf(inPieces(many(1001), bytes).body)).toEqual(tooMany);
  });

  it('is refused before the rest of it arrives where it has more parts', async () => {
    const { body, asked } = inPieces(partOf('a').repeat(500_000), 64_000);
    expect(await refusalOf(body)).toEqual(tooMany);
    expect(asked.pieces).toBeLessThan(5);
  });

  it('is read by the boundary its parts were counted by', async () => {
    const hidden = 'multipart/form-data; boundary=none; charset="; boundary=x"; boundary=x';
    expect(await refusalOf(many(2), hidden)).toEqual(invalid);
    expect(await read(formOf(partOf('a', '1')), 'multipart/form-data; charset=utf-8; boundary="x"')).toEqual({
      a: '1',
    });
  });

  it.each([
    ['no boundary', formOf(partOf('a')), 'multipart/form-data; charset=utf-8'],
    ['a boundary no form may have', formOf(partOf('a')), `multipart/form-data; boundary=${'x'.repeat(71)}`],
    [
      'the head of a part without an end',
      `--x\r\nContent-Disposition: form-data; name="a"\r\n${'A: b\r\n'.repeat(5000)}\r\n\r\n--x--\r\n`,
      plainType,
    ],
    ['no end', partOf('a'), plainType],
  ])('is refused with %s', async (_what, body, contentType) => {
    expect(await refusalOf(body, contentType)).toEqual(invalid);
  });
});
