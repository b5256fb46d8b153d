/**
 * Moves the focus to the content of the screen, where Tab goes on from its first control. For what takes away the control
 * that has the focus: without it the next Tab begins at the top of the page.
 */
export function focusMain(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('main')?.focus(options);
}
