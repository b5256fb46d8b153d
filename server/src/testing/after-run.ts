import { dropTemporaryDatabases } from './temporary-database.ts';

/** Called by vitest when the last suite of the server has ended. */
export const teardown = (): Promise<void> => dropTemporaryDatabases();
