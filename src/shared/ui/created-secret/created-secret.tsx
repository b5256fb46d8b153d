import { Alert, Button } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { FrameDialog, useLeaveGuard } from '../page-frame';
import { PageHeader } from '../page-header';
import { CopyField } from './copy-field';
import classes from './created-secret.module.css';
import { texts, type SecretNoun } from './texts';

interface CreatedSecretProps {
  title: string;
  /** What else is good to have at hand with it, such as an id. */
  facts?: readonly { label: string; value: string }[];
  secret: { label: string; value: string };
  noun?: SecretNoun;
  /** A line to start something with, that holds the secret: who copied it has the secret too. */
  command?: { label: string; value: string };
  /** What to do with it. */
  children?: ReactNode;
  onDone: () => void;
}

/** A secret that was just made: shown, copied, and gone. Who leaves without having copied it is asked. */
export function CreatedSecret(props: CreatedSecretProps) {
  const { title, facts = [], secret, noun = 'secret', command, children, onDone } = props;
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const guard = useLeaveGuard(!isCopied);
  const finish = () => {
    guard.open();
    onDone();
  };
  const question = {
    title: texts.leaveTitle(noun),
    content: <p className={classes['words']}>{texts.leaveText}</p>,
    refuse: texts.stay,
    confirm: { text: texts.leave, isBusy: false, onConfirm: guard.isAsking ? guard.leave : finish },
  };
  return (
    <>
      <PageHeader title={title} />
      <div className={classes['screen']}>
        <Alert color="yellow" role="status" icon={<KeyRound size={18} aria-hidden />}>
          {texts.warning(noun)}
        </Alert>
        {facts.map(({ label, value }) => (
          <CopyField key={label} label={label} value={value} />
        ))}
        <CopyField {...secret} onCopied={() => setCopied(true)} />
        {children}
        {command && <CopyField {...command} isLong onCopied={() => setCopied(true)} />}
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
