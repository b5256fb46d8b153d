/** Error for a store that cannot be opened, for a reason that a person can fix; the message says how. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}
