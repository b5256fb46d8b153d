import type { TestScope } from './part.ts';

/**
 * What takes long (random rounds, programs that are started and killed, many stores) says so in a line
 * `// @rounds: what`: it belongs to the run of everything, and to runs that name it.
 */
const hasRounds = (text: string) => text.includes('// @rounds: ');

/** Words of a file that does more in the run of everything: a longer table, more rounds, or a second kind of store. */
const signsOfExtent = ['TEST_RUN', 'onEveryStore', 'testStores'];

/** Which tests a run has. */
export interface Extent {
  readonly scope: TestScope;
  /** The short run has passed on the same files: what it has tested in full is left out. */
  readonly isAfterMain: boolean;
}

/** Returns the extent that the environment of a run names: everything without `TEST_RUN`. */
export const extentOf = (environment: Readonly<Record<string, string | undefined>>): Extent => ({
  scope: environment['TEST_RUN'] === 'main' ? 'main' : 'all',
  isAfterMain: environment['TEST_AFTER_MAIN'] === 'yes',
});

/** Returns whether a file of tests with this text belongs to a run. */
export function belongsToRun(text: string, { scope, isAfterMain }: Extent): boolean {
  if (scope === 'main') return !hasRounds(text);
  return !isAfterMain || hasRounds(text) || signsOfExtent.some((sign) => text.includes(sign));
}
