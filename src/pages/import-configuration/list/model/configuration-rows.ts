import type { ImportConfiguration } from '@/entities/data-import';
import type { Id } from '@/shared/api';

/** A configuration as the list shows it. */
export interface ConfigurationRow {
  id: Id;
  name: string;
  /** `articles` or `orders`; "" where the server does not tell. */
  kind: string;
  columns: number;
  /** The target group; "" for the group of the person, undefined while its name is not known. */
  group: string | undefined;
  modifiedAt: string;
}

/** The configurations as the list shows them. `groups` is undefined while their names are not known. */
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
