import { availableParallelism, loadavg } from 'node:os';
import { isOver, type Measurement } from './measurement.ts';

/** Digits after the point; one for all other units. */
const DIGITS: Readonly<Partial<Record<Measurement['unit'], number>>> = {
  rows: 0,
  nodes: 0,
  requests: 0,
  CLS: 3,
};

const columns = ['what', 'measured', 'budget', ''] as const;

/** Prints the measurements as one table, below the state of the machine, and their notes. */
export function printTable(measurements: readonly Measurement[]): void {
  const rows = [columns, ...measurements.map(cellsOf)];
  const widths = columns.map((_column, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `\nMedians of several runs. This machine is noisy (${availableParallelism()} cores shared with others, load ${load}): compare\nruns of one machine, and look twice before believing a difference of a few per cent.\n`,
  );
  for (const row of rows) {
    const padded = row.map((cell, at) =>
      at === 1 || at === 2 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
    );
    console.log(padded.join('  ').trimEnd());
  }
  const noted = measurements.filter(({ note }) => note !== undefined);
  if (noted.length > 0) console.log();
  for (const { what, note } of noted) console.log(`${what}: ${note}`);
}

function cellsOf(measurement: Measurement): readonly string[] {
  const { what, measured, unit, budget } = measurement;
  const digits = DIGITS[unit] ?? 1;
  const verdict = isOver(measurement) ? 'OVER' : 'ok';
  return [
    what,
    `${measured.toFixed(digits)} ${unit}`,
    budget === undefined ? '–' : `${budget} ${unit}`,
    budget === undefined ? '' : verdict,
  ];
}
