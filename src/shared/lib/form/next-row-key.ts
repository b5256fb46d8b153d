/** Returns an unused key for a new row of a form; keys of rows are not sent. */
export function nextRowKey(rows: readonly { readonly rowKey: string }[]): string {
  const taken = new Set(rows.map(({ rowKey }) => rowKey));
  let number = rows.length;
  while (taken.has(`new-${number}`)) number += 1;
  return `new-${number}`;
}
