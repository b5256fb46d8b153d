import { describe, expect, it } from 'vitest';
import { applyEdit } from '../design/apply-edit.ts';
import { sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { versionOf } from './template-version.ts';

describe('the version of a template', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['markup', { markup: true }],
    ['markup that is off, which version 1 does not know either', { markup: false }],
    ['a smallest x-height', { minXHeightMm: 1.2 }],
  ])('is 2 for %s, and a file of version 1 with it is refused', (_what, look) => {
    const template = sampleTemplate({ version: 2, variables: ['text'], elements: [sampleText(look)] });
    expect(versionOf(template)).toBe(2);
    expect(() => sampleTemplate({ variables: ['text'], elements: [sampleText(look)] })).toThrow(
      'The label template cannot be used: version must be 2 for what is in this template.',
    );
  });

  it('goes back to 1 when the last of it is taken away', () => {
    const before = sampleTemplate({ variables: ['text'], elements: [sampleText()] });
    const marked = applyEdit(before, { kind: 'setLook', ids: ['text'], patch: { markup: true } });
    expect(marked.version).toBe(2);
    expect(applyEdit(marked, { kind: 'setLook', ids: ['text'], patch: { markup: null } })).toEqual(before);
  });
});
