import { Alert, Button, TextInput } from '@mantine/core';
import { ScanBarcode } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { CheckFindings } from '@/entities/print-job';
import type { LineScans } from '../api/check-line-mutation';
import { ApiError, type Id } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { focusMain } from '@/shared/ui/main-focus';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { texts } from '../i18n';
import { useLineCheck } from '../model/use-line-check';
import classes from './line-check.module.css';

const { lineCheck } = texts;

/** In the order in which they are scanned. */
const SCANS = ['product', 'label'] as const;

interface LineCheckProps {
  printJobId: Id;
  /** File with the first label of the run. */
  firstEntryId: Id;
  /** Labels that wait for the check. */
  waiting: number;
  onPassed: () => void;
  /** Offered where what waits can be given up here. */
  onGiveUp?: () => void;
}

/**
 * Asks for the scans of the product and of the first label of a run, wherever the focus is, and says what does not match. A
 * code that cannot be scanned is typed.
 */
export function LineCheck({ printJobId, firstEntryId, waiting, onPassed, onGiveUp }: LineCheckProps) {
  const form = useRef<HTMLFormElement>(null);
  /** Does what ends the check; the focus does not vanish with the form. */
  const ending = (end: () => void) => () => {
    if (form.current?.contains(document.activeElement)) focusMain({ preventScroll: true });
    end();
  };
  const { scans, change, check, isPending, error, findings } = useLineCheck(
    printJobId,
    firstEntryId,
    ending(onPassed),
  );
  /** What the server says of one of the codes. */
  const faultOf = (scan: keyof LineScans) =>
    error instanceof ApiError ? error.problems.find(({ path }) => path === scan)?.message : undefined;
  const headingId = useId();
  const product = useRef<HTMLInputElement>(null);
  const label = useRef<HTMLInputElement>(null);
  // Nobody is taken out of a field of another print.
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea, select')) product.current?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={classes['check']}
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        const missing = SCANS.find((scan) => scans[scan] === '');
        if (missing) (missing === 'product' ? product : label).current?.focus();
        else check();
      }}
    >
      <h3 id={headingId} className={classes['heading']}>
        <ScanBarcode size={20} aria-hidden />
        {lineCheck.title}
      </h3>
      <p>{lineCheck.hint({ count: waiting })}</p>
      <div className={classes['fields']}>
        {SCANS.map((scan) => (
          <TextInput
            key={scan}
            ref={scan === 'product' ? product : label}
            label={lineCheck[scan]}
            size="md"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            value={scans[scan]}
            error={faultOf(scan)}
            readOnly={isPending}
            onChange={(event) => change({ [scan]: event.currentTarget.value })}
          />
        ))}
      </div>
      {findings && (
        <Alert color="red" role="alert" title={lineCheck.stopped}>
          <CheckFindings findings={findings} />
          <p>{lineCheck.again}</p>
        </Alert>
      )}
      {error && !SCANS.some(faultOf) && <ErrorPanel error={error} title={lineCheck.notChecked} />}
      <div className={classes['actions']}>
        <BusyButton type="submit" mih={44} isBusy={isPending}>
          {lineCheck.check}
        </BusyButton>
        {onGiveUp && (
          <Button variant="default" mih={44} onClick={ending(onGiveUp)}>
            {waiting > 0 ? lineCheck.giveUp : lineCheck.leave}
          </Button>
        )}
      </div>
    </form>
  );
}
