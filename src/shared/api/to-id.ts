/** An identifier as the backend knows it: numeric text becomes a number so that both compare equal. */
export type Id = number | string;

/** `"12"` and `12` are the same identifier; anything that would not survive the way back stays text. */
export function toId(value: Id): Id {
  if (typeof value === 'number') return value;
  const number = Number(value);
  return Number.isSafeInteger(number) && String(number) === value ? number : value;
}
