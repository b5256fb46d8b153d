import type { ApiProblem } from '@/shared/api';
import type { LineFault } from './line-faults';
import type { FormLine } from './order-line-form';

/** The server's words on what was sent, by the position of the line they are about. */
export function problemsByLine(
  problems: readonly ApiProblem[],
  sent: readonly FormLine[],
): Record<number, LineFault[]> {
  const told: Record<number, LineFault[]> = {};
  for (const { path = '', field, message } of problems) {
    const index = /^labels\.(\d+)/.exec(path)?.[1];
    const position = index === undefined ? undefined : sent[Number(index)]?.line.position;
    if (position === undefined) continue;
    const fault = field === path || field === '' ? { message } : { variable: field, message };
    told[position] = [...(told[position] ?? []), fault];
  }
  return told;
}
