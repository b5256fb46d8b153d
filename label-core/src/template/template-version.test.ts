import { describe, expect, it } from 'vitest';
import { applyEdit } from '../design/apply-edit.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { symbologies } from './template-schema.ts';
import { versionOf } from './template-version.ts';

function isUsable(parts: Parameters<typeof sampleTemplate>[0]): boolean {
  try {
    sampleTemplate(parts);
    return true;
  } catch {
    return false;
  }
}

describe('the version of a template', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['markup', { markup: true }],
    ['markup that is off, which version 1 does not know either', { markup: false }],
    ['a smallest x-height', { minXHeightMm: 1.2 }],
    ['elements that close up', { closesUp: 'row' }],
  ])('is 2 for %s, and a file of version 1 with it is refused', (_what, look) => {
    const template = sampleTemplate({ version: 2, variables: ['text'], elements: [sampleText(look)] });
    expect(versionOf(template)).toBe(2);
    expect(() => sampleTemplate({ version: 1, variables: ['text'], elements: [sampleText(look)] })).toThrow(
      'The label template cannot be used: version must be 2 for what is in this template.',
    );
  });

  it.each(symbologies)('is that which knows the barcode %s', (symbology) => {
    const first = [
      'ean13',
      'ean8',
      'upca',
      'code128',
      'gs1-128',
      'itf14',
      'code39',
      'qrcode',
      'datamatrix',
      'gs1datamatrix',
    ];
    const elements = [sampleBarcode({ symbology })];
    const version = first.includes(symbology) ? 1 : 2;
    expect(versionOf(sampleTemplate({ version: 2, variables: ['code'], elements }))).toBe(version);
    expect(isUsable({ version: 1, variables: ['code'], elements })).toBe(version === 1);
  });

  it('goes back to 1 when the last of it is taken away', () => {
    const before = sampleTemplate({ variables: ['text'], elements: [sampleText()] });
    const marked = applyEdit(before, { kind: 'setLook', ids: ['text'], patch: { markup: true } });
    expect(marked.version).toBe(2);
    expect(applyEdit(marked, { kind: 'setLook', ids: ['text'], patch: { markup: null } })).toEqual(before);
  });
});
