// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { expectAccessible } from './expect-accessible';

afterEach(() => document.body.replaceChildren());

it('fails with the rule and the element of what is not accessible', async () => {
  document.body.innerHTML = '<main><button type="button"></button></main>';
  await expect(expectAccessible()).rejects.toThrow('button-name: <button');
  await expectAccessible({ withoutRules: ['button-name'] });
});
