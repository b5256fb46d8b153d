import { mutationOptions } from '@tanstack/react-query';
import { groupQueries } from '@/entities/group';
import { subscriptionQueries } from '@/entities/subscription';
import { userQueries } from '@/entities/user';
import { callForEffect, productApi, type Id } from '@/shared/api';

/** Enables or disables people, all or none. */
export const enableUsersMutation = () =>
  mutationOptions({
    mutationKey: ['enable-users'],
    mutationFn: ({ userIds, isEnabled }: { userIds: readonly Id[]; isEnabled: boolean }) =>
      callForEffect(productApi, 'post', isEnabled ? 'api/users/enable' : 'api/users/disable', {
        json: { userIds },
      }),
    meta: {
      errorShownBy: 'caller',
      invalidates: [userQueries.all(), subscriptionQueries.all(), groupQueries.all()],
    },
  });
