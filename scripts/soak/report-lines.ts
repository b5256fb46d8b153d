import { figuresText } from './figures.ts';
import { hasHeld, type Proof, type ProofResult } from './proof.ts';

/** Returns the list of proofs, one line each. */
export const proofList = (proofs: readonly Pick<Proof, 'name' | 'shows'>[]): string[] => {
  const width = Math.max(...proofs.map(({ name }) => name.length));
  return proofs.map(({ name, shows }) => `${name.padEnd(width)}  ${shows}`);
};

/** Returns the figures of a proof: tests first, then its own figures. */
export function countedText({ outcome }: ProofResult): string {
  if ('reason' in outcome) return outcome.reason;
  const { passed, failed, figures } = outcome;
  const tests = `${passed} tests passed${failed > 0 ? `, ${failed} failed` : ''}`;
  return [tests, figuresText(figures)].filter(Boolean).join(', ');
}

export function resultWord(result: ProofResult): 'passed' | 'FAILED' | 'NOT RUN' {
  if ('reason' in result.outcome) return 'NOT RUN';
  return hasHeld(result) ? 'passed' : 'FAILED';
}

/** Returns the last lines of a run: one for each proof, and below it its failures. */
export function reportLines(results: readonly ProofResult[]): string[] {
  return results.flatMap((result) => {
    const { proof, seconds, outcome } = result;
    const line = `${resultWord(result).padEnd(7)} ${proof.name}: ${countedText(result)}; ${Math.round(seconds)} s`;
    const failures = 'failures' in outcome ? outcome.failures : [];
    return [line, ...failures.map((failure) => `        ${failure}`)];
  });
}
