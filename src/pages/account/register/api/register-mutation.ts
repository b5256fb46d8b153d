import { mutationOptions } from '@tanstack/react-query';
import { authCall } from '@/entities/session';
import { authApi, callForOutcome } from '@/shared/api';
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
