import { keyOf, type Command, type ScreenLink } from './command';
import type { CommandGroup } from './command-groups';
import type { Recent } from './recent-targets';
import { recordPath, type Seeker } from './record-path';

/** Returns the recently opened targets that this person may still open. */
export function recentGroup(
  recents: readonly Recent[],
  screens: readonly ScreenLink[],
  seeker: Seeker,
): CommandGroup {
  const pathOf = ({ target }: Recent): string | undefined =>
    target.kind === 'screen'
      ? screens.find(({ path }) => path === target.path)?.path
      : recordPath(target.kind, target.id, seeker);
  const commands = recents.flatMap((recent): Command[] => {
    const path = pathOf(recent);
    return path === undefined ? [] : [{ ...recent, key: `recent ${keyOf(recent.target)}`, path }];
  });
  return { name: 'recent', commands };
}
