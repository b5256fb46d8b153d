import { useState } from 'react';
import { isRegistrationClosed } from '@/entities/session';
import { useLinkToken } from '@/shared/lib/link-token';
import type { Registration } from '../api/registration-schema';
import { CheckMail } from './check-mail';
import { ConfirmAddress } from './confirm-address';
import { RegisterForm } from './register-form';
import { RegistrationClosed } from './registration-closed';

/**
 * Registration of a new organisation: the form, then the notice about the mail, and the confirmation by its link. Where not
 * everybody may register, the operator's link leads to the form, and a mail's link is confirmed all the same.
 */
export function RegisterPage() {
  const token = useLinkToken();
  const invitation = useLinkToken('organization');
  const [registration, setRegistration] = useState<Registration>();
  if (token !== '') return <ConfirmAddress key={token} token={token} />;
  if (isRegistrationClosed() && invitation === '') return <RegistrationClosed />;
  return registration ? (
    <CheckMail registration={registration} />
  ) : (
    <RegisterForm key={invitation} invitation={invitation} onUnconfirmed={setRegistration} />
  );
}
