import { generatePath } from 'react-router';
import { paths } from '../../src/shared/routes/paths.ts';

/** Reads of the frame around every screen in the member layout. */
const FRAME = ['api/features', 'api/subscription', 'api/preferences/userSettings', 'api/updates/downloads'];

/** Reads of the screens that are opened most, by their address without optional parameters. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  [generatePath(paths.printArticles)]: ['api/articles?take=100&offset=0', 'api/connectors'],
  [paths.articles]: ['api/articles?take=100&offset=0&sort=name', 'api/groups'],
};

/**
 * Returns the reads that a screen in the member layout sends first, as addresses below the product API. They are sent
 * from index.html, before the app is there to ask for them (start-script.ts); the app takes their
 * answers instead of sending them again.
 * @param path address of the screen with its parameters, none of them optional
 */
export const firstReads = (path: string): FirstReads => ({ reads: FRAME, plainReads: SCREENS[path] ?? [] });

export interface FirstReads {
  /** Addresses of what the screen reads first in any case, below that of the product API. */
  readonly reads: readonly string[];
  /** What it reads besides when its address has no query: a search or a filter reads something else. */
  readonly plainReads: readonly string[];
}
