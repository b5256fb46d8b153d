import { paths } from '../../src/shared/routes/paths.ts';

/** Reads of the frame around every screen in the member layout. */
const FRAME = ['api/features', 'api/subscription', 'api/preferences/userSettings', 'api/updates/downloads'];

/** Further reads of the screens that are opened most. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  [paths.printArticles]: ['api/articles?take=100&offset=0', 'api/connectors'],
  [paths.articles]: ['api/articles?take=100&offset=0', 'api/groups'],
};

/**
 * Returns the reads that a screen in the member layout sends first, as addresses below the product API. They are sent
 * from index.html, before the app is there to ask for them (start-script.ts); the app takes their
 * answers instead of sending them again.
 * @param path address of the screen with its parameters
 */
export const firstReads = (path: string): string[] => [...(SCREENS[path] ?? []), ...FRAME];
