import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { beginFactorMutation, type BegunFactor } from '@/features/user-settings';
import { PasswordField } from '@/shared/ui/password-field';
import { texts as allTexts } from '../../i18n';
import { FactorForm } from './factor-form';
import { faultOf } from './fault-of';

const { factor: texts } = allTexts;

interface ConfirmPasswordProps {
  email: string;
  onBegun: (begun: BegunFactor) => void;
  onCancel: (() => void) | undefined;
}

/** First step: the password again, so that nobody sets one up at a screen that was left open. */
export function ConfirmPassword({ email, onBegun, onCancel }: ConfirmPasswordProps) {
  const { mutate, error, isPending } = useMutation(beginFactorMutation());
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const begin = () => {
    const password = field.current?.value ?? '';
    setMissing(password === '');
    field.current?.focus();
    if (password !== '') mutate({ password }, { onSuccess: onBegun, onError: () => field.current?.select() });
  };
  return (
    <FactorForm
      hint={texts.passwordHint}
      error={error}
      fields={['password']}
      submit={{ text: texts.next, isBusy: isPending }}
      onSubmit={begin}
      onCancel={onCancel}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={field}
        label={texts.password}
        error={isMissing ? texts.noPassword : faultOf(error, 'password')}
        autoComplete="current-password"
      />
    </FactorForm>
  );
}
