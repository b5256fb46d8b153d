import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What a proof counted, by name: numbers are added up, texts are listed once each. */
export type Figures = Readonly<Record<string, number | readonly string[]>>;
/** What one test tells of itself. */
export type ToldFigures = Readonly<Record<string, number | string>>;

/** Names the file that tests write their figures into, one JSON object a line. */
export const FIGURES_FILE = 'SOAK_FIGURES';

/** Tells what a test counted, where somebody asked for it. */
export function tellFigures(figures: ToldFigures): void {
  const file = process.env[FIGURES_FILE];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}

/** What has been told into the file, added up. */
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

/** `12 kills, 3400 labels, Firefox 153.7.0`. */
export function figuresText(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, figure]) =>
      typeof figure === 'number' ? `${figure} ${name}` : `${name} ${figure.join(', ')}`,
    )
    .join(', ');
}
