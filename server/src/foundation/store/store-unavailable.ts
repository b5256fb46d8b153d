interface Circumstances {
  /** True if the answer to the commit was lost. */
  readonly isUnknown?: boolean;
  /** True if there is no space to write: a person must fix that. */
  readonly isFull?: boolean;
}

/**
 * Error for a store that does not answer at the moment, or could not complete the work because others keep it busy: the
 * work was rolled back or, with `isUnknown`, may have been committed. The caller may retry.
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

  /** Seconds after which a retry makes sense. */
  get retryAfterS(): number {
    return this.isFull ? 60 : 1;
  }
}

export const storageFull = (cause: unknown) => new StoreUnavailable(cause, { isFull: true });
