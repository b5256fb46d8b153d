import { mutationOptions } from '@tanstack/react-query';
import { groupQueries } from '@/entities/group';
import { subscriptionQueries } from '@/entities/subscription';
import { userQueries } from '@/entities/user';
import { callForEffect, productApi, type Id } from '@/shared/api';

/** The body of PUT api/users. */
export interface UserRequest {
  userId: Id;
  /** The one the change began with; left out where the server does not count them. */
  revision: number | undefined;
  firstname: string;
  lastname: string;
  roles: readonly string[];
  permissions: readonly string[];
  qualityAssuranceRoles: readonly string[];
  groups: readonly Id[];
}

/** Changes a person. */
export const saveUserMutation = () =>
  mutationOptions({
    mutationKey: ['save-user'],
    mutationFn: (json: UserRequest) => callForEffect(productApi, 'put', 'api/users', { json }),
    meta: { errorShownBy: 'caller', invalidates: [userQueries.all(), groupQueries.all()] },
  });

/** Deletes a person. Their own screen stays until it is left: it is not asked for again. */
export const deleteUserMutation = () =>
  mutationOptions({
    mutationKey: ['delete-user'],
    mutationFn: (userId: Id) =>
      callForEffect(productApi, 'delete', `api/users/${encodeURIComponent(userId)}`),
    meta: {
      errorShownBy: 'caller',
      invalidates: [userQueries.list().queryKey, subscriptionQueries.all(), groupQueries.all()],
    },
  });
