/** Returns the fields of a record that a shape names: what a table holds of what a request may set. */
export function pickFields<Key extends string, Row extends Readonly<Record<Key, unknown>>>(
  shape: Readonly<Record<Key, unknown>>,
  row: Row,
): Pick<Row, Key> {
  const picked = Object.fromEntries(Object.keys(shape).map((key) => [key, row[key as Key]]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the keys of the shape, one by one
  return picked as Pick<Row, Key>;
}
