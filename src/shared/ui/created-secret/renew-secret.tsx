import { Button, NativeSelect } from '@mantine/core';
import { Suspense, useState } from 'react';
import { uiTexts } from '../i18n';
import { FrameDialog, type FrameQuestion } from '../page-frame';
import classes from './created-secret.module.css';
import type { SecretKind } from './secret-kind';

const texts = uiTexts.createdSecret;

/** How long an old secret may work on, in hours; the first is proposed. */
const OVERLAPS = [
  { hours: 24, text: 'overlapDay' },
  { hours: 1, text: 'overlapHour' },
  { hours: 168, text: 'overlapWeek' },
  { hours: 0, text: 'noOverlap' },
] as const;

interface RenewSecretProps {
  /** What people call the thing the secret belongs to. */
  name: string;
  kind?: SecretKind;
  /** The old one always ends at once: there is nothing to choose. */
  endsAtOnce?: boolean;
  /** What becomes of the old secret after so many hours; 0: at once. */
  explain: (overlapHours: number) => string;
  /** Something was entered that is not saved: a new secret would be a change of somebody else to it. */
  isBlocked: boolean;
  isBusy: boolean;
  /** Why the last one was not made; undefined while nothing went wrong. */
  fault: string | undefined;
  onRenew: (overlapHours: number) => void;
  onFaultRead: () => void;
}

/** The way to another secret: how long the old one works on, and a question before it is done. */
export function RenewSecret(props: RenewSecretProps) {
  const {
    name,
    kind = 'secret',
    endsAtOnce = false,
    explain,
    isBlocked,
    isBusy,
    fault,
    onRenew,
    onFaultRead,
  } = props;
  const [overlapHours, setOverlapHours] = useState<number>(endsAtOnce ? 0 : OVERLAPS[0].hours);
  const [isAsking, setAsking] = useState(false);
  const failed: FrameQuestion | undefined =
    fault === undefined
      ? undefined
      : {
          title: texts.renewFailed({ kind }),
          content: <p className={classes['words']}>{fault}</p>,
          refuse: texts.close,
        };
  const question: FrameQuestion = {
    title: texts.renewTitle({ kind, name }),
    content: <p className={classes['words']}>{explain(overlapHours)}</p>,
    refuse: texts.cancel,
    confirm: { text: texts.renew({ kind }), isBusy, onConfirm: () => onRenew(overlapHours) },
  };
  return (
    <>
      <div className={endsAtOnce ? undefined : classes['copy']}>
        {!endsAtOnce && (
          <NativeSelect
            label={texts.overlap}
            size="md"
            value={String(overlapHours)}
            data={OVERLAPS.map(({ hours, text }) => ({ value: String(hours), label: texts[text] }))}
            onChange={(event) => setOverlapHours(Number(event.currentTarget.value))}
          />
        )}
        <Button variant="default" size="md" disabled={isBlocked} onClick={() => setAsking(true)}>
          {texts.renew({ kind })}
        </Button>
      </div>
      {isBlocked && <p className={classes['hint']}>{texts.renewBlocked}</p>}
      <Suspense>
        <FrameDialog
          question={failed ?? (isAsking ? question : undefined)}
          onClose={() => {
            setAsking(false);
            onFaultRead();
          }}
        />
      </Suspense>
    </>
  );
}
