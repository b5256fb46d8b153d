import type { Figures } from './figures.ts';
import type { NeededProgram } from './needed-program.ts';
import type { SoakOptions } from './soak-options.ts';

/** What a proof came to. */
export interface ProofOutcome {
  readonly passed: number;
  readonly failed: number;
  /** What was counted on the way. */
  readonly figures: Figures;
  /** One line for each round or test that failed, with its seed where it has one. */
  readonly failures: readonly string[];
}

/** A long proof, or one that needs programs which are not on every machine. */
export interface Proof {
  readonly name: string;
  /** One sentence. */
  readonly shows: string;
  readonly needs: readonly NeededProgram[];
  readonly run: (options: SoakOptions) => Promise<ProofOutcome>;
}

/** A proof that is over, or that could not run. */
export interface ProofResult {
  readonly proof: Pick<Proof, 'name' | 'shows'>;
  readonly seconds: number;
  readonly outcome: ProofOutcome | { readonly reason: string };
}

/** Whether it ran and nothing of it failed. */
export const hasHeld = ({ outcome }: ProofResult): boolean =>
  'passed' in outcome && outcome.failed === 0 && outcome.passed > 0;
