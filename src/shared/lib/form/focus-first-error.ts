/** Moves the focus to the first field that has an error, in the order of the page. */
export function focusFirstError(
  errors: Readonly<Record<string, unknown>>,
  nodeOf: (field: string) => HTMLElement | null,
): void {
  const nodes = Object.keys(errors)
    .map(nodeOf)
    .filter((node) => node !== null);
  const first = nodes.toSorted((one, other) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  )[0];
  first?.focus();
}
