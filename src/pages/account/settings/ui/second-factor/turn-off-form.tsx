import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { turnOffFactorMutation } from '@/features/user-settings';
import { PasswordField } from '@/shared/ui/password-field';
import { texts as allTexts } from '../../i18n';
import { FactorForm } from './factor-form';
import { faultOf } from './fault-of';

const { factor: texts } = allTexts;

/** Form that turns the second factor off, with the password and a code. */
export function TurnOffForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { mutate, error, isPending } = useMutation(turnOffFactorMutation());
  const [missing, setMissing] = useState<'password' | 'code'>();
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => password.current?.focus(), []);
  const turnOff = () => {
    const typed = { password: password.current?.value ?? '', code: code.current?.value.trim() ?? '' };
    const empty = typed.password === '' ? 'password' : typed.code === '' ? 'code' : undefined;
    setMissing(empty);
    if (empty !== undefined) {
      (empty === 'password' ? password : code).current?.focus();
      return;
    }
    mutate(typed, {
      onSuccess: onDone,
      onError: (fault) => (faultOf(fault, 'password') === undefined ? code : password).current?.select(),
    });
  };
  return (
    <FactorForm
      hint={texts.offHint}
      error={error}
      fields={['password', 'code']}
      submit={{ text: texts.turnOff, isBusy: isPending, isDanger: true }}
      onSubmit={turnOff}
      onCancel={onCancel}
    >
      <PasswordField
        ref={password}
        label={texts.password}
        error={missing === 'password' ? texts.noPassword : faultOf(error, 'password')}
        autoComplete="current-password"
      />
      <TextInput
        ref={code}
        label={texts.codeOrRecovery}
        error={missing === 'code' ? texts.noCode : faultOf(error, 'code')}
        autoComplete="one-time-code"
        spellCheck={false}
        size="md"
      />
    </FactorForm>
  );
}
