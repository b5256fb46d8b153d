import { Button, NativeSelect } from '@mantine/core';
import { Suspense, useState } from 'react';
import { uiTexts } from '../i18n';
import { FrameDialog, type FrameQuestion } from '../page-frame';
import classes from './created-secret.module.css';
import type { SecretKind } from './secret-kind';

const texts = uiTexts.createdSecret;

/** Overlaps in hours, for which an old secret stays valid; the first is the default. */
const OVERLAPS = [
  { hours: 24, text: 'overlapDay' },
  { hours: 1, text: 'overlapHour' },
  { hours: 168, text: 'overlapWeek' },
  { hours: 0, text: 'noOverlap' },
] as const;

interface RenewSecretProps {
  /** Name of the record that the secret belongs to. */
  name: string;
  kind?: SecretKind;
  /** The old secret always ends at once: no overlap can be chosen. */
  endsAtOnce?: boolean;
  /** Returns a sentence about the old secret after so many hours; 0: at once. */
  explain: (overlapHours: number) => string;
  /** The form has unsaved changes: a new secret would count as somebody else's change of the record. */
  isBlocked: boolean;
  isBusy: boolean;
  /** Error of the last attempt; undefined without one. */
  fault: string | undefined;
  onRenew: (overlapHours: number) => void;
  onFaultRead: () => void;
}

/** Button for a new secret, with the choice of the overlap and a confirmation. */
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
