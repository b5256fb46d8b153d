import axe from 'axe-core';
import { expect } from 'vitest';

interface AccessibilityOptions {
  /** Rules that hold for whole pages only, where a part of one is shown. */
  withoutRules?: readonly string[];
}

/** Fails with the rule and the element of everything in the document that assistive technology would stumble over. */
export async function expectAccessible({ withoutRules = [] }: AccessibilityOptions = {}): Promise<void> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(withoutRules.map((rule) => [rule, { enabled: false }])),
  });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found.join('\n')).toBe('');
}
