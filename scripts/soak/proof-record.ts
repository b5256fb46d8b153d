import { countedText, resultWord } from './report-lines.ts';
import type { ProofResult } from './proof.ts';

/** Machine and commit of a run. */
export interface RunPlace {
  /**
   * Short names of the commit and of its tree, which stays the same when history is rewritten; mentions uncommitted
   * changes.
   */
  readonly commit: string;
  readonly date: Date;
  readonly cores: number;
  readonly memoryGb: number;
  /** As the system calls itself, `Debian GNU/Linux 12 (bookworm)`. */
  readonly system: string;
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Returns a line of the table in docs/proofs.md. */
export function recordLine(result: ProofResult, place: RunPlace): string {
  const { proof, seconds } = result;
  const failures = 'failures' in result.outcome ? result.outcome.failures : [];
  const cells = [
    place.commit,
    place.date.toISOString().slice(0, DAY_LENGTH),
    `${place.cores} cores, ${place.memoryGb} GB, ${place.system}`,
    proof.name,
    [countedText(result), ...failures].join('; '),
    `${Math.round(seconds)} s`,
    resultWord(result),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '/').replaceAll(/\s+/g, ' ')).join(' | ')} |`;
}
