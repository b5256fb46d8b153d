import { useState } from 'react';
import { useLinkToken } from '@/shared/lib/link-token';
import { AskForLink } from './ask-for-link';
import { ChoosePassword } from './choose-password';

/** Password reset: requests a link, or sets a new password if opened with the link of the mail. */
export function PasswordForgotPage() {
  const token = useLinkToken();
  const [givenUp, setGivenUp] = useState('');
  return token === '' || token === givenUp ? (
    <AskForLink />
  ) : (
    <ChoosePassword key={token} token={token} onAskAgain={() => setGivenUp(token)} />
  );
}
