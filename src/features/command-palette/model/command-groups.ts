import type { Command } from './command';

export type GroupName = 'recent' | 'screens' | 'articles' | 'labels' | 'orders' | 'users';

/** Lines of one kind, and the result of their search. */
export interface CommandGroup {
  name: GroupName;
  commands: readonly Command[];
  isSearching?: boolean;
  /** Reason why the search failed, as a sentence; "" when it succeeded. */
  fault?: string;
  retry?: () => void;
}

export const commandsOf = (groups: readonly CommandGroup[]): Command[] =>
  groups.flatMap(({ commands }) => [...commands]);
