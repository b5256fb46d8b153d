import axe from 'axe-core';
import { expect } from 'vitest';

interface AccessibilityOptions {
  /** Rules for whole pages that do not apply to a part of one. */
  withoutRules?: readonly string[];
}

/** Fails with the rule and the element of every accessibility violation in the document. */
export async function expectAccessible({ withoutRules = [] }: AccessibilityOptions = {}): Promise<void> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(withoutRules.map((rule) => [rule, { enabled: false }])),
  });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found.join('\n')).toBe('');
}
