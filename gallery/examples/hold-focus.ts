/**
 * Prevents, from now on, anything from taking the focus before somebody presses a key or a button: several components do
 * so when they are rendered, and a page full of them would jump to the last.
 */
export function holdFocus(): void {
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
  if (!focus) return;
  HTMLElement.prototype.focus = () => undefined;
  const release = () => Object.defineProperty(HTMLElement.prototype, 'focus', focus);
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, release, { capture: true, once: true });
}
