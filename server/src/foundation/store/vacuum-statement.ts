import { getTableName } from 'drizzle-orm';
import type { VacuumExtent } from './store.ts';

/** Returns the statement of a vacuum, which runs outside a transaction. */
export const vacuumStatement = ({ tables = [], isAnalyzed = true }: VacuumExtent = {}): string =>
  `vacuum ${isAnalyzed ? 'analyze' : ''} ${tables.map((table) => getTableName(table)).join(', ')}`;
