import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Figures of a proof, by name: numbers are added up, texts are listed once each. */
export type Figures = Readonly<Record<string, number | readonly string[]>>;
/** Figures reported by one test. */
export type ToldFigures = Readonly<Record<string, number | string>>;

/** Environment variable with the file that tests write their figures to, one JSON object per line. */
export const FIGURES_FILE = 'SOAK_FIGURES';

/** Reports the figures of a test, if the environment variable is set. */
export function tellFigures(figures: ToldFigures): void {
  const file = process.env[FIGURES_FILE];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}

/** Returns the sum of the figures reported to the file. */
export function readFigures(file: string): Figures {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return addFigures(lines.map((line) => JSON.parse(line) as ToldFigures));
}

export function addFigures(told: readonly ToldFigures[]): Figures {
  const sums = new Map<string, number | readonly string[]>();
  for (const [name, figure] of told.flatMap((figures) => Object.entries(figures))) {
    const before = sums.get(name);
    if (typeof figure === 'number') sums.set(name, (typeof before === 'number' ? before : 0) + figure);
    else sums.set(name, [...new Set([...(Array.isArray(before) ? (before as string[]) : []), figure])]);
  }
  return Object.fromEntries(sums);
}

/** Returns the figures as text: `12 kills, 3400 labels, Firefox 153.7.0`. */
export function figuresText(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, figure]) =>
      typeof figure === 'number' ? `${figure} ${name}` : `${name} ${figure.join(', ')}`,
    )
    .join(', ');
}
