import { mutationOptions } from '@tanstack/react-query';
import { authCall } from '@/entities/session';
import { authApi, callForOutcome, callForEffect } from '@/shared/api';
import { registrationSchema } from './registration-schema';

/** Data of a new organisation. */
export interface RegistrationRequest {
  organizationName: string;
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  templateId?: string;
  /** Token of the operator's link. Platen-specific. */
  organizationToken?: string;
}

/** Registers an organisation with its first person; undefined if the server's answer does not contain them. */
export const registerMutation = () =>
  mutationOptions({
    mutationKey: ['register'],
    mutationFn: (request: RegistrationRequest) =>
      authCall('success', () =>
        callForOutcome(authApi, 'post', 'api/account/register', registrationSchema, { json: request }),
      ),
    meta: { errorShownBy: 'caller' },
  });

/** Requests the mail again, with the token of the registration. A Platen-specific call. */
export const sendAgainMutation = () =>
  mutationOptions({
    mutationKey: ['send-verification-again'],
    mutationFn: (request: { token: string }) =>
      callForEffect(authApi, 'post', 'api/account/verify/send', { json: request }),
    meta: { errorShownBy: 'caller' },
  });

/** Confirms the address with the token of the mail's link. A Platen-specific call. */
export const verifyMutation = () =>
  mutationOptions({
    mutationKey: ['verify-address'],
    mutationFn: (request: { token: string }) =>
      callForEffect(authApi, 'post', 'api/account/verify', { json: request }),
    meta: { errorShownBy: 'caller' },
  });
