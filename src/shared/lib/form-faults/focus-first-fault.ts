/** Puts the cursor where the first fault is, in the order of the form. */
export function focusFirstFault(
  faults: Readonly<Record<string, unknown>>,
  nodeOf: (field: string) => HTMLElement | null,
): void {
  const nodes = Object.keys(faults)
    .map(nodeOf)
    .filter((node) => node !== null);
  const first = nodes.toSorted((one, other) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  )[0];
  first?.focus();
}
