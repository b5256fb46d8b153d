// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { designTemplate } from '../testing/design-template';
import { hiddenAfter, useHidden } from './hidden';

describe('hidden elements', () => {
  it.each<[string, string[], string[], string[]]>([
    ['are hidden', [], ['a', 'b'], ['a', 'b']],
    ['are hidden where only some are', ['a'], ['a', 'b'], ['a', 'b']],
    ['are shown again where all are', ['a', 'b', 'c'], ['a', 'b'], ['c']],
  ])('%s', (_what, hidden, ids, after) => {
    expect([...hiddenAfter(new Set(hidden), ids)]).toEqual(after);
  });

  it('are shown again under a name that was removed meanwhile', () => {
    const { result, rerender } = renderHook(({ template }) => useHidden(template), {
      initialProps: { template: designTemplate },
    });
    act(() => result.current[1]((hidden) => hiddenAfter(hidden, ['ean', 'box'])));
    expect([...result.current[0]]).toEqual(['ean', 'box']);
    const without = { ...designTemplate, elements: designTemplate.elements.filter(({ id }) => id !== 'ean') };
    rerender({ template: without });
    rerender({ template: designTemplate });
    expect([...result.current[0]]).toEqual(['box']);
  });
});
