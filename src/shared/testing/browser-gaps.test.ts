// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

it('draws frames after a clock was held while the focused button was taken away', async () => {
  vi.useFakeTimers();
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  button.disabled = true;
  button.remove();
  vi.useRealTimers();
  await expect(new Promise((resolve) => requestAnimationFrame(resolve))).resolves.toBeTypeOf('number');
});
