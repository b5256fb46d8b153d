import { useState } from 'react';
import { isRegistrationClosed } from '@/entities/session';
import { useLinkToken } from '@/shared/lib/link-token';
import type { Registration } from '../api/registration-schema';
import { CheckMail } from './check-mail';
import { ConfirmAddress } from './confirm-address';
import { RegisterForm } from './register-form';
import { RegistrationClosed } from './registration-closed';

/** Registration of a new organisation: the form, then the notice about the mail, and the confirmation by its link. */
export function RegisterPage() {
  const token = useLinkToken();
  const [registration, setRegistration] = useState<Registration>();
  if (isRegistrationClosed()) return <RegistrationClosed />;
  if (token !== '') return <ConfirmAddress key={token} token={token} />;
  return registration ? (
    <CheckMail registration={registration} />
  ) : (
    <RegisterForm onUnconfirmed={setRegistration} />
  );
}
