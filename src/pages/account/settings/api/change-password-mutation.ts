import { mutationOptions } from '@tanstack/react-query';
import { authApi, callForEffect } from '@/shared/api';

export interface PasswordChange {
  /** User id from the token (specification 7). */
  userId: string;
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes the signed-in person's password. A wrong current password is an error of the form, not the end of the session:
 * the input and the session are kept (ADR 0017). Rejects with ApiError.
 */
export const changePasswordMutation = () =>
  mutationOptions({
    mutationKey: ['change-password'],
    mutationFn: (change: PasswordChange) =>
      callForEffect(authApi, 'put', 'api/account/password', {
        json: change,
      }),
    meta: { errorShownBy: 'caller' },
  });
