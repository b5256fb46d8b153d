/**
 * Moves the focus to the content of the screen, so that Tab continues at its first control. Needed after the focused
 * control was removed: otherwise the next Tab starts at the top of the page.
 */
export function focusMain(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('main')?.focus(options);
}
