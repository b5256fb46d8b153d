import { Alert, Button, Checkbox, Progress, Switch } from '@mantine/core';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../i18n';
import type { PrintFileForm } from '../model/use-print-file';
import classes from './print-file.module.css';
import { RowTable } from './row-table';
import { StepSection } from './step-section';

const PERCENT = 100;

/** Step that checks all rows before anything is printed, and lists those with errors. */
export function CheckSection({ form }: { form: PrintFileForm }) {
  const { rows = [], check, isFaulty, unfilled, content, isSkipping, setSkipping } = form;
  const [isOnlyFaulty, setOnlyFaulty] = useState(false);
  const faulty = rows.filter(isFaulty);
  const shown = isOnlyFaulty ? faulty : rows;
  const isChecking = unfilled.length === 0 && !check.isDone && check.fault === undefined;
  return (
    <StepSection title={texts.checkTitle} {...(!check.isDrawn && { hint: texts.notDrawn })}>
      <div role="status">
        {check.isDone && <Verdict faulty={faulty.length} rows={rows.length} />}
        {isChecking && (
          <p className={classes['hint']}>{texts.checked({ checked: check.checked, all: rows.length })}</p>
        )}
      </div>
      {isChecking && (
        <div className={classes['progress']}>
          <Progress
            value={(check.checked / rows.length) * PERCENT}
            aria-label={texts.checkTitle}
            transitionDuration={0}
          />
          <Button variant="default" mih={44} onClick={check.stop}>
            {texts.stopCheck}
          </Button>
        </div>
      )}
      {check.fault !== undefined && (
        <Alert color={check.fault === 'stopped' ? 'yellow' : 'red'} role="alert">
          <p className={classes['words']}>{texts.checkFaults[check.fault]}</p>
          <Button variant="default" mih={44} mt="sm" onClick={check.retry}>
            {texts.checkAgain}
          </Button>
        </Alert>
      )}
      <Switch
        label={texts.onlyFaulty}
        size="md"
        checked={isOnlyFaulty}
        onChange={({ currentTarget: { checked } }) => setOnlyFaulty(checked)}
      />
      {shown.length > 0 ? (
        <RowTable form={form} rows={shown} />
      ) : (
        <p className={classes['hint']}>{texts.noFaulty}</p>
      )}
      {content && (content.faultyCount > 0 || isSkipping) && (
        <Checkbox
          size="md"
          label={texts.skip({ count: content.faultyCount })}
          checked={isSkipping}
          onChange={({ currentTarget: { checked } }) => setSkipping(checked)}
        />
      )}
    </StepSection>
  );
}

function Verdict({ faulty, rows }: { faulty: number; rows: number }) {
  const isRight = faulty === 0;
  const Icon = isRight ? CircleCheck : CircleAlert;
  return (
    <div className={classes['verdict']} data-state={isRight ? 'right' : 'wrong'}>
      <Icon size={20} aria-hidden />
      <span>{isRight ? texts.allRight({ rows }) : texts.someWrong({ faulty, rows })}</span>
    </div>
  );
}
