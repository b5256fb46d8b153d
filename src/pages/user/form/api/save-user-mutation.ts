import { mutationOptions } from '@tanstack/react-query';
import { groupQueries } from '@/entities/group';
import { subscriptionQueries } from '@/entities/subscription';
import { userQueries } from '@/entities/user';
import { callForEffect, productApi, type Id } from '@/shared/api';
import type { UserRequest } from '../model/user-form';

interface ChangedUser extends UserRequest {
  userId: Id;
  /** Revision that the change is based on; left out if the server has no revisions. */
  revision: number | undefined;
}

/** Changes a person. */
export const saveUserMutation = () =>
  mutationOptions({
    mutationKey: ['save-user'],
    mutationFn: (json: ChangedUser) => callForEffect(productApi, 'put', 'api/users', { json }),
    meta: { errorShownBy: 'caller', invalidates: [userQueries.all(), groupQueries.all()] },
  });

/** Deletes a person. The data on their screen is not refetched and stays until it is left. */
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
