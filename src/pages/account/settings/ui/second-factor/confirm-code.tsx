import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { confirmFactorMutation, type BegunFactor } from '@/features/user-settings';
import { CopyField } from '@/shared/ui/created-secret';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts as allTexts } from '../../i18n';
import classes from '../settings.module.css';
import { FactorForm } from './factor-form';
import { faultOf } from './fault-of';

const { factor: texts } = allTexts;

/** With the encoder of barcodes, which nothing else here needs. */
const QrPicture = lazyPart(async () => ({ default: (await import('./qr-picture')).QrPicture }));

interface ConfirmCodeProps {
  begun: BegunFactor;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: (() => void) | undefined;
}

/** Second step: the secret for the app, as a QR code and for typing, and a code that shows that the app has it. */
export function ConfirmCode({ begun, onConfirmed, onCancel }: ConfirmCodeProps) {
  const { mutate, error, isPending } = useMutation(confirmFactorMutation());
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const confirm = () => {
    const code = field.current?.value.trim() ?? '';
    setMissing(code === '');
    field.current?.focus();
    if (code !== '') mutate({ code }, { onSuccess: onConfirmed, onError: () => field.current?.select() });
  };
  return (
    <FactorForm
      hint={texts.scanHint}
      error={error}
      fields={['code']}
      submit={{ text: texts.turnOn, isBusy: isPending }}
      onSubmit={confirm}
      onCancel={onCancel}
    >
      <div className={classes['qr']}>
        <Suspense>
          <QrPicture text={begun.uri} label={texts.qr} />
        </Suspense>
      </div>
      <CopyField label={texts.secret} copy={texts.copySecret} value={begun.secret} isLong />
      <TextInput
        ref={field}
        label={texts.code}
        description={texts.codeHint}
        error={isMissing ? texts.noCode : faultOf(error, 'code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        size="md"
      />
    </FactorForm>
  );
}
