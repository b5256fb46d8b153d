import { Alert } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleHelp, Loader, Printer } from 'lucide-react';
import { useId } from 'react';
import { useHelperConnection } from '@/entities/printer-helper';
import { BusyButton } from '@/shared/ui/busy-button';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { testPrintMutation } from '../api/test-print-mutation';
import { testPrintQueries } from '../api/test-print-queries';
import { texts } from '../i18n';
import { deviceErrors, type PrinterForm, testPrintRequest } from '../model/printer-form';
import { testPrintResult, type TestPrintResult } from '../model/test-print-result';
import { HelperMissing } from './helper-missing';
import classes from './setup.module.css';

const LOOK = {
  waiting: { color: 'gray', icon: Loader },
  printed: { color: 'green', icon: CircleCheck },
  failed: { color: 'red', icon: CircleAlert },
  unknown: { color: 'yellow', icon: CircleHelp },
} as const;

/** Test print with the entered values. The helper of this computer prints it, so it is not available for a printer behind an agent. */
export function TestPrint({ form }: { form: PrinterForm }) {
  if (form.values.agentId === '') return <TestOnHelper form={form} />;
  return (
    <section className={classes['section']}>
      <h2>{texts.test}</h2>
      <p className={classes['hint']}>{texts.testThroughAgent}</p>
    </section>
  );
}

/** Prints one small label with the entered values and shows the result. */
function TestOnHelper({ form }: { form: PrinterForm }) {
  const { values, saved } = form;
  const connection = useHelperConnection();
  const faultId = useId();
  const { mutate: print, data: sent, error, isPending } = useMutation(testPrintMutation());
  const { data: journal } = useQuery(testPrintQueries.journal(sent));
  const fault = Object.values(deviceErrors(values, saved))[0];
  const result = sent && !isPending ? testPrintResult(sent, journal) : undefined;
  const run = () => {
    if (isPending || fault !== undefined || !connection.isConnected) return;
    print(testPrintRequest(values));
  };
  return (
    <section className={classes['section']}>
      <h2>{texts.test}</h2>
      <p className={classes['hint']}>{texts.testHint}</p>
      <div>
        <BusyButton
          variant="light"
          size="md"
          leftSection={<Printer size={16} aria-hidden />}
          isBusy={isPending}
          isBlocked={fault !== undefined || !connection.isConnected}
          {...(fault !== undefined && { 'aria-describedby': faultId })}
          onClick={run}
        >
          {texts.testPrint}
        </BusyButton>
      </div>
      {fault !== undefined && (
        <p id={faultId} className={classes['hint']}>
          {texts.testBlocked} {fault}
        </p>
      )}
      {/* For a queue, its select field already shows this notice. */}
      {!connection.isConnected && values.kind === 'address' && <HelperMissing title={texts.helperMissing} />}
      {!connection.isConnected && values.kind !== 'address' && (
        <p className={classes['hint']}>{texts.helperMissing}</p>
      )}
      {error && <ErrorPanel error={error} title={texts.testStates.failed} isOptionalCall />}
      {result && <Result {...result} />}
    </section>
  );
}

function Result({ state, reason }: TestPrintResult) {
  const { color, icon: Icon } = LOOK[state];
  return (
    <Alert
      color={color}
      icon={<Icon aria-hidden />}
      title={texts.testStates[state]}
      role={state === 'failed' ? 'alert' : 'status'}
    >
      {reason !== '' && <p className={classes['words']}>{reason}</p>}
    </Alert>
  );
}
