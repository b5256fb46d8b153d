import type { Command } from './command';

export type GroupName = 'recent' | 'screens' | 'articles' | 'labels' | 'orders' | 'users';

/** The lines of one kind, and what became of their search. */
export interface CommandGroup {
  name: GroupName;
  commands: readonly Command[];
  isSearching?: boolean;
  /** Why nothing could be found, as a sentence; "" when all went well. */
  fault?: string;
  retry?: () => void;
}

export const commandsOf = (groups: readonly CommandGroup[]): Command[] =>
  groups.flatMap(({ commands }) => [...commands]);
