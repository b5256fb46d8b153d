import { dropTemporaryDatabases } from './temporary-database.ts';

/** What vitest does when the last suite of the server has ended. */
export const teardown = (): Promise<void> => dropTemporaryDatabases();
