/** Returns the values as they are sent: their texts without blanks around them. */
export function trimTexts<Values extends object>(values: Values): Values {
  const trimmed = Object.entries(values).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the fields of the values, one by one
  return Object.fromEntries(trimmed) as Values;
}
