interface RefusalOptions {
  /** True when the reason may pass by itself, so that it makes sense to start again. */
  readonly mayPass?: boolean;
  readonly cause?: unknown;
}

/** Error for a store that cannot be opened, for a reason that a person can fix; the message says how. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
  readonly mayPass: boolean;

  constructor(message: string, { mayPass = false, cause }: RefusalOptions = {}) {
    super(message, { cause });
    this.mayPass = mayPass;
  }
}
