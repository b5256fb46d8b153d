interface Circumstances {
  /** The answer to the commit got lost. */
  readonly isUnknown?: boolean;
  /** There is no room for what was to be written: it takes a person to change that. */
  readonly isFull?: boolean;
}

/**
 * The store does not answer at the moment, or could not do this because others keep it busy: what was begun is undone,
 * or, where `isUnknown`, may have been done. Whoever asked may ask again.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly isUnknown: boolean;
  readonly isFull: boolean;

  constructor(cause: unknown, { isUnknown = false, isFull = false }: Circumstances = {}) {
    super('The store is not available.', { cause });
    this.isUnknown = isUnknown;
    this.isFull = isFull;
  }

  /** After how many seconds it makes sense to ask again. */
  get retryAfterS(): number {
    return this.isFull ? 60 : 1;
  }
}

export const storageFull = (cause: unknown) => new StoreUnavailable(cause, { isFull: true });
