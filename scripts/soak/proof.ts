import type { Figures } from './figures.ts';
import type { NeededProgram } from './needed-program.ts';
import type { SoakOptions } from './soak-options.ts';

/** Result of a proof. */
export interface ProofOutcome {
  readonly passed: number;
  readonly failed: number;
  /** Figures counted during the proof. */
  readonly figures: Figures;
  /** One line for each failed round or test, with its seed if it has one. */
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

/** Proof that has ended, or that could not run. */
export interface ProofResult {
  readonly proof: Pick<Proof, 'name' | 'shows'>;
  readonly seconds: number;
  readonly outcome: ProofOutcome | { readonly reason: string };
}

/** Returns whether it ran and nothing failed. */
export const hasHeld = ({ outcome }: ProofResult): boolean =>
  'passed' in outcome && outcome.failed === 0 && outcome.passed > 0;
