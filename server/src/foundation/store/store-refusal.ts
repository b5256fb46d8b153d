/** The store cannot be opened, for a reason a person can do something about; the message says what. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
}
