import { countedText, resultWord } from './report-lines.ts';
import type { ProofResult } from './proof.ts';

/** Where a run took place, and of what. */
export interface RunPlace {
  /** Short names of the commit and of its tree, which stays the same where history is rewritten; says where files differ. */
  readonly commit: string;
  readonly date: Date;
  readonly cores: number;
  readonly memoryGb: number;
  /** As the system names itself, `Debian GNU/Linux 12 (bookworm)`. */
  readonly system: string;
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** A line of the table in docs/proofs.md. */
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
