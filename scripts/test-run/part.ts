/** The short run of `pnpm test`, or everything. */
export type TestScope = 'main' | 'all';

/** How long one test file took, in milliseconds of the clock. */
export interface FileTime {
  readonly file: string;
  readonly ms: number;
}

/** What a part of the run counted. */
export interface PartResult {
  readonly passed: number;
  readonly failed: number;
  /** Empty where the part has no test files. */
  readonly files: readonly FileTime[];
}

export interface RunOptions {
  readonly scope: TestScope;
  /** Ends at the first failure. */
  readonly isBailing: boolean;
  /** The part of the tests for this machine, from 1 on; 1 of 1 without `--shard`. */
  readonly shard: { readonly index: number; readonly count: number };
}

/** One part of the run: it prints what it finds, and counts it. */
export interface Part {
  readonly name: string;
  /** Its share of the run in seconds on an idle machine with two cores: said when it takes longer, never a failure. */
  readonly shareS: Readonly<Record<TestScope, number>>;
  readonly run: (options: RunOptions) => Promise<PartResult>;
}
