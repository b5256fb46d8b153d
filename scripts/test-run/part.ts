/** The short run of `pnpm test`, or everything. */
export type TestScope = 'main' | 'all';

/** Duration of one test file, in milliseconds of the clock. */
export interface FileTime {
  readonly file: string;
  readonly ms: number;
}

/** Counts of a part of the run. */
export interface PartResult {
  readonly passed: number;
  readonly failed: number;
  /** Empty when the part has no test files. */
  readonly files: readonly FileTime[];
}

export interface RunOptions {
  readonly scope: TestScope;
  /** Leaves out what `pnpm test` has just passed on the same files. */
  readonly isAfterMain: boolean;
  /** Stops at the first failure. */
  readonly isBailing: boolean;
  /** The part of the tests for this machine, from 1 on; 1 of 1 without `--shard`. */
  readonly shard: { readonly index: number; readonly count: number };
}

/** Part of the run: prints its findings, and counts them. */
export interface Part {
  readonly name: string;
  /** Its share of the run in seconds on an idle machine with two cores: reported when exceeded, never a failure. */
  readonly shareS: Readonly<Record<TestScope, number>>;
  /** The short run does the same as the run of everything: it is left out after it. */
  readonly isSameInMain?: boolean;
  readonly run: (options: RunOptions) => Promise<PartResult>;
}
