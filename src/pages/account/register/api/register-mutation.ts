import { mutationOptions } from '@tanstack/react-query';
import { authCall } from '@/entities/session';
import { authApi, callForOutcome, callForEffect } from '@/shared/api';
import { registrationSchema } from './registration-schema';

/** What a new organisation is made from. */
export interface RegistrationRequest {
  organizationName: string;
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  templateId?: string;
}

/** Registers an organisation with its first person; undefined where the server says nothing of them. */
export const registerMutation = () =>
  mutationOptions({
    mutationKey: ['register'],
    mutationFn: (request: RegistrationRequest) =>
      authCall('success', () =>
        callForOutcome(authApi, 'post', 'api/account/register', registrationSchema, { json: request }),
      ),
    meta: { errorShownBy: 'caller' },
  });

/** Asks for the mail once more, with the token of the registration. One of our own calls. */
export const sendAgainMutation = () =>
  mutationOptions({
    mutationKey: ['send-verification-again'],
    mutationFn: (request: { token: string }) =>
      callForEffect(authApi, 'post', 'api/account/verify/send', { json: request }),
    meta: { errorShownBy: 'caller' },
  });

/** Confirms the address with the token of the mail's link. One of our own calls. */
export const verifyMutation = () =>
  mutationOptions({
    mutationKey: ['verify-address'],
    mutationFn: (request: { token: string }) =>
      callForEffect(authApi, 'post', 'api/account/verify', { json: request }),
    meta: { errorShownBy: 'caller' },
  });
