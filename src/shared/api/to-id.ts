/** Identifier as the backend uses it: numeric text is converted to a number so that both compare equal. */
export type Id = number | string;

/** Returns the normalised identifier: `"12"` becomes `12`. Text that a conversion to a number and back would change stays text. */
export function toId(value: Id): Id {
  if (typeof value === 'number') return value;
  const number = Number(value);
  return Number.isSafeInteger(number) && String(number) === value ? number : value;
}
