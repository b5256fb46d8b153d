import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOfFile } from '../testing/refusal-of-file.ts';
import { sampleLabelFile } from '../testing/sample-label-file.ts';

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60mm" height="40mm" viewBox="0 0 60 40">${inside}</svg>`;
const zpl = (inside: string): string => `^XA^PW480^LL320${inside}^XZ`;

describe('a file of any bytes', () => {
  const kinds = ['a.svg', 'a.zpl', 'a.json'] as const;

  it('is read as a label or refused in words', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(...kinds), (bytes, fileName) => {
        expect(refusalOfFile(bytes, fileName)?.message ?? 'read').toMatch(/./);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'inkscape-product.svg',
    'illustrator-asset.svg',
    'zebra-designer-product.prn',
    'nicelabel-location-300.zpl',
    'logistics-gs1.zpl',
  ])('made of a damaged %s is read as a label or refused in words', (fileName) => {
    const whole = sampleLabelFile(fileName);
    const damage = fc.record({
      at: fc.nat(whole.length),
      length: fc.nat(40),
      put: fc.oneof(
        fc.string({ maxLength: 6 }),
        fc.constantFrom('<', '"', '{{', '}}', '^', '~', ',', '-1', '1e999', '^FD', '^XZ', '/>', '&#0;'),
      ),
    });
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 4 }), (all) => {
        let text = new TextDecoder().decode(whole);
        for (const { at, length, put } of all) text = text.slice(0, at) + put + text.slice(at + length);
        const refusal = refusalOfFile(text, fileName);
        expect(refusal?.message ?? 'read').not.toMatch(/undefined|\[object/);
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, string]>([
    ['spaces in a tag', `<svg ${' '.repeat(5_000_000)}`],
    ['open comments', '<!--'.repeat(1_000_000)],
    ['an attribute without end', `<svg a="${'x'.repeat(5_000_000)}`],
    ['many properties', svg(`<style>.a{${'x1:1;'.repeat(200_000)}}</style>${'<g class="a"/>'.repeat(4000)}`)],
    [
      'many styles',
      svg(`<style>${'.a{fill:red}'.repeat(400)}</style>${'<g class="a a a a"/>'.repeat(4000)}`),
    ],
    ['a transform without end', svg(`<g transform="${'rotate(1)'.repeat(200_000)}"/>`)],
    ['open braces', svg(`<text x="1" y="9">${'{{'.repeat(1_000_000)}</text>`)],
    ['a field of commas', zpl(`^FO${','.repeat(4_000_000)}^FDa^FS`)],
    ['a picture of repeats', zpl(`^FO1,1^GFA,1,1000000,1000,${'z'.repeat(4_000_000)}F^FS`)],
    ['entities', svg(`<text x="1" y="9">${'&amp;'.repeat(1_900_000)}</text>`)],
    ['escapes', zpl(`^FO1,1^FH^FD${'_41'.repeat(1_000_000)}^FS`)],
  ])('is read or refused in little time: %s', (_name, content) => {
    // If the work grew with the square of the file size, the test would run into its timeout.
    expect(refusalOfFile(content, '')?.message ?? 'read').toMatch(/./);
  });
});
