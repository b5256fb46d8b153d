import { bad, good, type Finding } from './finding.ts';

const about = 'Apps';

/**
 * Tells which apps may print here.
 * @param asked origin of the app that does not print, if the person named one
 */
export function originFinding(allowed: readonly string[], port: number, asked?: string): Finding {
  const page = (origin: string) => `http://localhost:${port}/pair?origin=${encodeURIComponent(origin)}`;
  if (asked !== undefined && !allowed.includes(asked))
    return bad(about, `${asked} may not print on this computer yet: allow it at ${page(asked)}`);
  if (allowed.length === 0)
    return bad(
      about,
      'No app may print on this computer yet: open the app and press Connect, or run “platen-helper install --origin ADDRESS”.',
    );
  return good(about, `These apps may print here: ${allowed.join(', ')}.`);
}
