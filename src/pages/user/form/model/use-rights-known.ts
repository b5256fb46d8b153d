import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '@/entities/group';
import { roleQueries } from '@/entities/session';

/** Returns whether all choices of rights are there, or known to be missing: what stands below them is not pushed away. */
export function useRightsKnown(): boolean {
  const roles = useQuery(roleQueries.offered());
  const permissions = useQuery(roleQueries.permissions());
  const qualityRoles = useQuery(roleQueries.qualityRoles());
  const groups = useQuery(groupQueries.ofOrganization());
  return ![roles, permissions, qualityRoles, groups].some(({ isPending }) => isPending);
}
