import type { ImportConfiguration } from '@/entities/data-import';
import type { Id } from '@/shared/api';

/** Row of the list of configurations. */
export interface ConfigurationRow {
  id: Id;
  name: string;
  /** `articles` or `orders`; "" if the server does not say. */
  kind: string;
  columns: number;
  /** Name of the target group; "" for the person's own group, undefined while the name is unknown. */
  group: string | undefined;
  modifiedAt: string;
}

/** Returns the rows of the list. `groups` is undefined while the names are unknown. */
export function configurationRows(
  configurations: readonly ImportConfiguration[],
  groups: readonly { id: Id; name: string }[] | undefined,
): ConfigurationRow[] {
  return configurations.map(({ id, name, options, targetGroups, modifiedAt }) => {
    const { kind, mapping } = options;
    const [groupId] = targetGroups;
    return {
      id,
      name,
      kind: typeof kind === 'string' ? kind : '',
      columns: Array.isArray(mapping) ? mapping.length : 0,
      group: groupId === undefined ? '' : groups?.find((group) => group.id === groupId)?.name,
      modifiedAt,
    };
  });
}
