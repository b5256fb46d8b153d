import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormCard } from '@/shared/ui/form-card';
import { signInMutation } from '../api/sign-in-mutation';
import type { Credentials } from '../api/sign-in-requests';
import { texts } from '../i18n';
import { isCodeWrong } from '../model/asked-code';
import classes from './code-step.module.css';

interface CodeStepProps {
  /** What was typed in the step before. */
  credentials: Credentials;
  onBack: () => void;
  onSignedIn: () => void;
}

/** Second step of signing in: the code of the app, or a recovery code in its place. */
export function CodeStep(props: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <CodeForm
      key={String(isRecovery)}
      {...props}
      isRecovery={isRecovery}
      onOther={() => setRecovery(!isRecovery)}
    />
  );
}

interface CodeFormProps extends CodeStepProps {
  isRecovery: boolean;
  /** Called for the other kind of code. */
  onOther: () => void;
}

function CodeForm({ credentials, isRecovery, onOther, onBack, onSignedIn }: CodeFormProps) {
  const signIn = useMutation(signInMutation());
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const oneTimeCode = field.current?.value.trim() ?? '';
    setMissing(oneTimeCode === '');
    field.current?.focus();
    if (oneTimeCode === '') return;
    signIn.mutate(
      { ...credentials, oneTimeCode },
      { onSuccess: onSignedIn, onError: () => field.current?.select() },
    );
  };
  const kind = isRecovery ? texts.recovery : texts.code;
  const isWrong = signIn.error !== null && isCodeWrong(signIn.error);
  return (
    <FormCard
      title={texts.codeTitle}
      hint={kind.hint({ email: credentials.email })}
      failure={
        signIn.error && !isWrong ? { title: texts.codeFailed, message: signIn.error.message } : undefined
      }
      onSubmit={submit}
      links={
        <>
          <Button variant="subtle" size="compact-md" className={classes['link']} onClick={onOther}>
            {kind.other}
          </Button>
          <Button variant="subtle" size="compact-md" className={classes['link']} onClick={onBack}>
            {texts.back}
          </Button>
        </>
      }
    >
      <TextInput
        ref={field}
        label={kind.label}
        error={(isMissing && kind.missing) || (isWrong && kind.wrong)}
        name={isRecovery ? 'recovery-code' : 'one-time-code'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize={isRecovery ? 'characters' : 'off'}
        spellCheck={false}
        size="md"
        classNames={{ input: classes['code'] }}
      />
      <Button type="submit" loading={signIn.isPending} fullWidth>
        {texts.signIn}
      </Button>
    </FormCard>
  );
}
