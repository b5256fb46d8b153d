import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCheckDigit } from '../gtin/check-digit.ts';
import { isLinkDomain, usualLinkDomain } from '../template/link-domain.ts';
import { encodeValue } from './check-and-encode.ts';
import { isLinkFault, readDigitalLink, writeDigitalLink, type LinkElement } from './digital-link.ts';
import { formatGs1Elements, readGs1Elements } from './gs1-elements.ts';
import { linkKeys } from './link-keys.ts';
import { isRefusal } from './refusal.ts';

function elementsOf(content: string): readonly LinkElement[] {
  const read = readGs1Elements(content);
  if (isRefusal(read)) throw new Error(read.reason.message);
  return read.map(({ identifier, data }) => ({ identifier, data }));
}

const contentOf = (elements: readonly LinkElement[] | undefined) =>
  elements?.map(({ identifier, data }) => `(${identifier})${data}`).join('');

describe('a GS1 Digital Link', () => {
  // The first group are examples of the standard.
  it.each([
    ['(01)09506000134352', 'https://id.gs1.org/01/09506000134352'],
    ['(01)09506000134352(22)2A', 'https://id.gs1.org/01/09506000134352/22/2A'],
    [
      '(01)09506000134352(10)ABC1(21)12345(17)180426',
      'https://id.gs1.org/01/09506000134352/10/ABC1/21/12345?17=180426',
    ],
    ['(00)106141412345678908', 'https://id.gs1.org/00/106141412345678908'],
    ['(414)9520123456788(254)32a/b', 'https://id.gs1.org/414/9520123456788/254/32a%2Fb'],
    [
      '(01)09520123456788(3103)000195(3922)0299(17)201225',
      'https://id.gs1.org/01/09520123456788?3103=000195&3922=0299&17=201225',
    ],
    // The order of the path is that of the standard, whatever that of the elements.
    [
      '(17)180426(21)S(10)L(22)V(01)09506000134352',
      'https://id.gs1.org/01/09506000134352/22/V/10/L/21/S?17=180426',
    ],
    ['(01)09506000134352(235)TPX', 'https://id.gs1.org/01/09506000134352/235/TPX'],
    ['(01)96385074(10)%2F', 'https://id.gs1.org/01/00000096385074/10/%252F'],
    [
      `(01)09506000134352(10)/?#%&="'*+,:;<>! `,
      'https://id.gs1.org/01/09506000134352/10/%2F%3F%23%25%26%3D%22%27%2A%2B%2C%3A%3B%3C%3E%21%20',
    ],
    ['(01)09506000134352(10)é漢', 'https://id.gs1.org/01/09506000134352/10/%C3%A9%E6%BC%A2'],
    ['(01)09506000134352(91)a&17=1', 'https://id.gs1.org/01/09506000134352?91=a%2617%3D1'],
  ])('of %s is %s', (content, expected) => {
    expect(writeDigitalLink(elementsOf(content), usualLinkDomain)).toBe(expected);
  });

  it.each([
    ['https://example.com', 'https://example.com/01/09506000134352'],
    ['https://example.com/', 'https://example.com/01/09506000134352'],
    ['http://example.com:8080/some/products', 'http://example.com:8080/some/products/01/09506000134352'],
  ])('stands behind %s', (domain, expected) => {
    const written = writeDigitalLink([{ identifier: '01', data: '09506000134352' }], domain);
    expect(written).toBe(expected);
    expect(contentOf(readDigitalLink(expected))).toBe('(01)09506000134352');
  });

  it.each([
    ['(10)A', { fault: 'no-key' }],
    ['(01)09506000134352(10).', { fault: 'dots', identifier: '10' }],
    ['(01)09506000134352(21)..', { fault: 'dots', identifier: '21' }],
  ])('is none for %s', (content, fault) => {
    expect(writeDigitalLink(elementsOf(content), usualLinkDomain)).toEqual(fault);
  });

  it.each([
    ['https://id.gs1.org/01/9506000134352', '(01)09506000134352'],
    [
      'https://id.gs1.org/gtin/09506000134352/lot/A%2FB/ser/7?17=180426&linkType=gs1:pip',
      '(01)09506000134352(10)A/B(21)7(17)180426',
    ],
    ['HTTP://EXAMPLE.COM/a/b/01/09506000134352/10/A', '(01)09506000134352(10)A'],
    ['https://example.com/00/106141412345678908', '(00)106141412345678908'],
    ['https://id.gs1.org/01/09506000134352/10/%ZZ', '(01)09506000134352(10)%ZZ'],
    ['https://id.gs1.org/01/09506000134352/99/A/10/B', '(01)09506000134352'],
    ['https://id.gs1.org/01/09506000134353', undefined],
    ['https://example.com/01/2026', undefined],
    ['https://example.com/401/abc', undefined],
    ['https://example.com/', undefined],
    ['id.gs1.org/01/09506000134352', undefined],
    ['(01)09506000134352', undefined],
  ])('is read: %s as %s', (text, expected) => {
    expect(contentOf(readDigitalLink(text))).toBe(expected);
  });
});

const digits = (length: number) => fc.stringMatching(new RegExp(String.raw`^[1-9]\d{${length - 1}}$`));

describe('elements that become a link', () => {
  const keys = [...linkKeys].flatMap(([identifier, { checked, qualifiers }]) =>
    checked === undefined ? [] : [{ identifier, checked, qualifiers }],
  );
  const data = fc
    .string({
      unit: fc.oneof(
        fc.constantFrom(..."/?#%&=+.; '()*!\\é漢👍".split('')),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
      minLength: 1,
      maxLength: 8,
    })
    .filter((text) => text.isWellFormed() && text !== '.' && text !== '..');
  const cases = fc.constantFrom(...keys).chain(({ identifier, checked, qualifiers }) =>
    fc.record({
      key: digits(checked - 1).map((body) => ({ identifier, data: withCheckDigit(body) })),
      path: fc
        .subarray([...(qualifiers[0] ?? [])])
        .chain((used) =>
          fc.tuple(...used.map((one) => data.map((value) => ({ identifier: one, data: value })))),
        ),
      query: fc
        .subarray(['17', '15', '11', '3103', '91'])
        .chain((used) =>
          fc.tuple(...used.map((one) => data.map((value) => ({ identifier: one, data: value })))),
        ),
      domain: fc.constantFrom(usualLinkDomain, 'https://example.com/', 'http://a.b:1/c/d-e~f'),
    }),
  );

  it('are the same when the link is read, key first, whatever is in them', () => {
    fc.assert(
      fc.property(cases, ({ key, path, query, domain }) => {
        const link = writeDigitalLink([...query, ...path, key], domain);
        expect(isLinkFault(link) ? link : readDigitalLink(link)).toEqual([key, ...path, ...query]);
        expect(link).toMatch(/^https?:\/\/[\w./:~-]+\/[\w./%~-]+(?:\?[\w.%~=&-]+)?$/);
      }),
      { numRuns: 2000 },
    );
  });

  const samples: Readonly<Record<string, string>> = {
    '00': '106141412345678908',
    '01': '09506000134352',
    253: '9520123456788A',
    255: '9520123456788',
    401: '9520123A',
    402: '95201234567891235',
    414: '9520123456788',
    415: '9520123456788',
    417: '9520123456788',
    8003: '09520123456788A',
    8004: '9520123A',
    8006: '095201234567880102',
    8010: '9520123A',
    8013: '1987654Ad4X4bL5ttr2310c2K',
    8017: withCheckDigit('95201234567891234'),
    8018: withCheckDigit('95201234567891234'),
  };

  it.each([...linkKeys.keys()])('are accepted by the encoder, which knows the keys too: %s', (identifier) => {
    // An invoice is paid by its reference: (415) asks for (8020).
    const others = identifier === '415' ? '(8020)A' : '';
    const encoded = encodeValue('gs1dlqrcode', `(${identifier})${samples[identifier]}${others}`);
    expect(
      isRefusal(encoded) ? encoded.reason.message : formatGs1Elements(encoded.value.elements ?? []),
    ).toBe(`(${identifier})${samples[identifier]}${others}`);
  });
});

describe('the domain of a link', () => {
  it.each(['https://id.gs1.org', 'http://localhost:8080', 'https://xn--mller-kva.example/p/q_r-s~t.u/'])(
    'may be %s',
    (text) => {
      expect(isLinkDomain(text)).toBe(true);
    },
  );

  it.each([
    '',
    'id.gs1.org',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'https://exa mple.com',
    'https://müller.example',
    'https://user:word@example.com',
    'https://example.com?x=1',
    'https://example.com#x',
    'https://example.com//x',
    'https://example.com/../x',
    'https://example.com/01/x',
    'https://example.com/8006',
    'https://example.com/%2F',
    'https://example.com/{{x}}',
    'https://-example.com',
    'https://example.com\n',
  ])('may not be “%s”', (text) => {
    expect(isLinkDomain(text)).toBe(false);
  });
});
