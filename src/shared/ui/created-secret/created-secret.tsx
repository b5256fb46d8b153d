import { Alert, Button } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { uiTexts } from '../i18n';
import { FrameDialog, useLeaveGuard } from '../page-frame';
import { PageHeader } from '../page-header';
import { CopyField } from './copy-field';
import classes from './created-secret.module.css';
import type { SecretKind } from './secret-kind';

const texts = uiTexts.createdSecret;

/** Value in a field with a button that copies it; `copy` is the text of the button. */
interface CopiedValue {
  label: string;
  copy: string;
  value: string;
}

interface CreatedSecretProps {
  title: string;
  /** Other values that are useful together with the secret, such as an id. */
  facts?: readonly CopiedValue[];
  secret: CopiedValue;
  kind?: SecretKind;
  /** Commands that contain the secret, one for each system; copying one counts as copying the secret. */
  commands?: readonly CopiedValue[];
  /** Instructions for the use of the secret. */
  children?: ReactNode;
  onDone: () => void;
}

/** Shows a secret that was just created, this once, with a button that copies it. Leaving without a copy needs a confirmation. */
export function CreatedSecret(props: CreatedSecretProps) {
  const { title, facts = [], secret, kind = 'secret', commands = [], children, onDone } = props;
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const guard = useLeaveGuard(!isCopied);
  const finish = () => {
    guard.open();
    onDone();
  };
  const question = {
    title: texts.leaveTitle({ kind }),
    content: <p className={classes['words']}>{texts.leaveText({ kind })}</p>,
    refuse: texts.stay,
    confirm: { text: texts.leave, isBusy: false, onConfirm: guard.isAsking ? guard.leave : finish },
  };
  return (
    <>
      <PageHeader title={title} />
      <div className={classes['screen']}>
        <Alert color="yellow" role="status" icon={<KeyRound size={18} aria-hidden />}>
          {texts.warning({ kind })}
        </Alert>
        {facts.map((fact) => (
          <CopyField key={fact.label} {...fact} />
        ))}
        <CopyField {...secret} onCopied={() => setCopied(true)} />
        {children}
        {commands.map((command) => (
          <CopyField key={command.label} {...command} isLong onCopied={() => setCopied(true)} />
        ))}
        <div>
          <Button size="md" onClick={() => (isCopied ? finish() : setAsking(true))}>
            {texts.done}
          </Button>
        </div>
      </div>
      <Suspense>
        <FrameDialog
          question={guard.isAsking || isAsking ? question : undefined}
          onClose={() => {
            setAsking(false);
            if (guard.isAsking) guard.stay();
          }}
        />
      </Suspense>
    </>
  );
}
