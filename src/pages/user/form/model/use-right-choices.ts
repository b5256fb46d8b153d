import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '@/entities/group';
import { roleQueries } from '@/entities/session';

/**
 * Returns the roles, permissions, quality roles and groups that can be chosen, as far as the server offers them, and
 * whether all are there or known to be missing: what stands below them is shown then, so that it is not pushed away.
 */
export function useRightChoices() {
  const roles = useQuery(roleQueries.offered());
  const permissions = useQuery(roleQueries.permissions());
  const qualityRoles = useQuery(roleQueries.qualityRoles());
  const groups = useQuery(groupQueries.ofOrganization());
  const areKnown = ![roles, permissions, qualityRoles, groups].some(({ isPending }) => isPending);
  return { roles, permissions, qualityRoles, groups, areKnown };
}
