import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IppDecodeError } from './byte-reader.ts';
import { IppEncodeError } from './byte-writer.ts';
import { decodeIpp } from './ipp-decode.ts';
import { encodeIpp } from './ipp-encode.ts';
import { groupTags, valueTags } from './ipp-tags.ts';
import type { IppAttribute, IppGroupName, IppMessage, IppStringType, IppValue } from './ipp-value.ts';

const int32 = fc.integer({ min: -0x80000000, max: 0x7fffffff });
const name = fc.string({ minLength: 1, maxLength: 20 });
const text = fc.string({ unit: 'binary', maxLength: 40 });
const bytes = (length: fc.IntArrayConstraints) =>
  fc.uint8Array(length).map((array) => Uint8Array.from(array));
const stringTypes = Object.keys(valueTags).filter(
  (type) => /Language$|keyword|uri|charset|mime/i.test(type) && !/With[A-Z]\w+Language/.test(type),
) as IppStringType[];

const scalar: fc.Arbitrary<IppValue> = fc.oneof(
  fc.record({ type: fc.constantFrom('integer', 'enum'), value: int32 }),
  fc.record({ type: fc.constant('boolean'), value: fc.boolean() }),
  fc.record({
    type: fc.constantFrom(...stringTypes.filter((type) => !type.endsWith('WithLanguage'))),
    value: text,
  }),
  fc.record({ type: fc.constantFrom('textWithLanguage', 'nameWithLanguage'), language: text, value: text }),
  fc.record({ type: fc.constant('octetString'), value: bytes({ maxLength: 30 }) }),
  fc.record({ type: fc.constant('dateTime'), value: bytes({ minLength: 11, maxLength: 11 }) }),
  fc.record({ type: fc.constant('resolution'), x: int32, y: int32, unit: fc.constantFrom('dpi', 'dpcm') }),
  fc.record({ type: fc.constant('rangeOfInteger'), lower: int32, upper: int32 }),
  fc.record({
    type: fc.constantFrom('unsupported', 'unknown', 'no-value', 'not-settable', 'delete', 'admin-define'),
  }),
) as fc.Arbitrary<IppValue>;

const { attribute } = fc.letrec<{ value: IppValue; attribute: IppAttribute }>((tie) => ({
  attribute: fc.record({ name, values: fc.array(tie('value'), { minLength: 1, maxLength: 3 }) }),
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    scalar,
    fc.record({ type: fc.constant('collection'), members: fc.array(tie('attribute'), { maxLength: 3 }) }),
  ) as fc.Arbitrary<IppValue>,
}));

const message: fc.Arbitrary<IppMessage> = fc.record({
  version: fc.constantFrom<[number, number]>([1, 1], [2, 0]),
  code: fc.integer({ min: 0, max: 0xffff }),
  requestId: int32,
  groups: fc.array(
    fc.record({
      name: fc.constantFrom(...(Object.keys(groupTags) as IppGroupName[])),
      attributes: fc.array(attribute, { maxLength: 4 }),
    }),
    { maxLength: 3 },
  ),
  content: bytes({ maxLength: 50 }),
});

/** Converts a value so that byte arrays of different kinds compare equal. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (part instanceof Uint8Array ? [...part] : part)),
  );
}

function decodesOrRefuses(input: Uint8Array): boolean {
  try {
    decodeIpp(input);
    return true;
  } catch (error) {
    return error instanceof IppDecodeError;
  }
}

describe('the IPP codec', () => {
  it('reads back every message it writes', () => {
    fc.assert(
      fc.property(message, (original) => {
        const copy = decodeIpp(encodeIpp({ ...original, content: Buffer.from(original.content) }));
        expect(plain({ ...copy, content: Uint8Array.from(copy.content) })).toEqual(plain(original));
      }),
      { numRuns: 500 },
    );
  });

  it('answers random bytes with a message or a decode error, nothing else', () => {
    const random = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(random, (input) => {
        expect(decodesOrRefuses(input)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('answers damaged messages with a message or a decode error, nothing else', () => {
    const damaged = fc.tuple(message, fc.nat(), fc.nat(255), fc.nat()).map(([original, place, byte, end]) => {
      const encoded = Uint8Array.from(encodeIpp(original));
      encoded[place % encoded.length] = byte;
      return encoded.subarray(0, end % 3 === 0 ? end % encoded.length : encoded.length);
    });
    fc.assert(
      fc.property(damaged, (input) => {
        expect(decodesOrRefuses(input)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('refuses every message that is cut short before its end tag', () => {
    const whole = encodeIpp({
      version: [2, 0],
      code: 2,
      requestId: 1,
      groups: [{ name: 'operation', attributes: [{ name: 'a', values: [{ type: 'integer', value: 1 }] }] }],
      content: new Uint8Array(),
    });
    for (let length = 0; length < whole.length; length += 1) {
      expect(() => decodeIpp(whole.subarray(0, length))).toThrow(IppDecodeError);
    }
  });

  it('writes the bytes of RFC 8010 for a known request', () => {
    const encoded = encodeIpp({
      version: [1, 1],
      code: 0x000b,
      requestId: 7,
      groups: [
        {
          name: 'operation',
          attributes: [{ name: 'attributes-charset', values: [{ type: 'charset', value: 'utf-8' }] }],
        },
      ],
      content: new Uint8Array(),
    });
    expect(Buffer.from(encoded).toString('hex')).toBe(
      `0101000b00000007` +
        `01` +
        `470012${Buffer.from('attributes-charset').toString('hex')}0005${Buffer.from('utf-8').toString('hex')}` +
        `03`,
    );
  });

  const header = [2, 0, 0, 0, 0, 0, 0, 1];
  it.each([
    ['a value before the first group', [0x21, 0, 1, 97, 0, 4, 0, 0, 0, 1, 3]],
    ['a further value without an attribute', [1, 0x21, 0, 0, 0, 4, 0, 0, 0, 1, 3]],
    ['an integer of three bytes', [1, 0x21, 0, 1, 97, 0, 3, 0, 0, 1, 3]],
    ['an integer of five bytes', [1, 0x21, 0, 1, 97, 0, 5, 0, 0, 0, 0, 1, 3]],
    ['a length beyond the end', [1, 0x44, 0, 1, 97, 0x7f, 0xff, 97, 3]],
    ['an unknown group', [0x0f, 3]],
    ['an unknown value tag', [1, 0x7e, 0, 1, 97, 0, 0, 3]],
    ['a collection without an end', [1, 0x34, 0, 1, 97, 0, 0, 3]],
    ['a member without a value', [1, 0x34, 0, 1, 97, 0, 0, 0x4a, 0, 0, 0, 1, 98, 0x37, 0, 0, 0, 0, 3]],
  ])('refuses a message with %s', (_fault, body) => {
    expect(() => decodeIpp(Uint8Array.from([...header, ...body]))).toThrow(IppDecodeError);
  });

  it('refuses collections that are nested too deeply', () => {
    const level = [0x4a, 0, 0, 0, 1, 98, 0x34, 0, 0, 0, 0];
    const nested = [1, 0x34, 0, 1, 97, 0, 0, ...Array.from({ length: 5000 }, () => level).flat()];
    expect(() => decodeIpp(Uint8Array.from([...header, ...nested]))).toThrow('nested deeper');
  });

  it.each([
    ['an integer of more than 32 bits', { type: 'integer', value: 2 ** 40 }],
    ['a text longer than IPP allows', { type: 'textWithoutLanguage', value: 'x'.repeat(40_000) }],
  ] as const)('does not write %s', (_fault, value) => {
    const groups = [{ name: 'job', attributes: [{ name: 'a', values: [value] }] }] as const;
    const call = () =>
      encodeIpp({ version: [2, 0], code: 2, requestId: 1, groups, content: new Uint8Array() });
    expect(call).toThrow(IppEncodeError);
  });
});
