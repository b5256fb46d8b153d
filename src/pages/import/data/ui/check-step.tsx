import { Alert, Button, Checkbox, Skeleton } from '@mantine/core';
import { CircleAlert, CircleCheck, Download, TriangleAlert } from 'lucide-react';
import type { ImportKind } from 'label-core/import';
import { saveFile } from '@/shared/lib/save-file';
import { texts } from '../i18n';
import { faultText } from '@/features/table-file';
import type { CheckResult } from '../model/import-work';
import { rejectedFile } from '../model/rejected-file';
import type { ImportWizard } from '../model/use-import-wizard';
import { FaultGroup } from './fault-group';
import classes from './import-data.module.css';
import { StepFrame } from './step-frame';
import { useTargetGroups } from './target-fields';

/** Result of checking every row on this computer: the faults by cause, and what would be imported. */
export function CheckStep({ wizard, onConfirm }: { wizard: ImportWizard; onConfirm: () => void }) {
  const { state, desk, change, goTo } = wizard;
  const { check, kind, skipFaulty } = state;
  const { groups } = useTargetGroups(kind);
  const group = groups.find(({ id }) => String(id) === state.groupId)?.name;
  const count = check ? importCount(check, kind) : 0;
  const fault = faultText(check?.fault);
  const download = async () => {
    const file = await rejectedFile(desk);
    if (file) saveFile(file, texts.rejectedName({ name: withoutEnding(state.source?.file.name ?? '') }));
  };
  return (
    <StepFrame
      title={texts.checkTitle}
      onBack={() => goTo('map')}
      next={{
        text: texts.confirm[kind]({ count }),
        isBusy: check === undefined && desk.fault === '',
        // An unchecked file cannot be sent.
        reason: check ? reasonOf(check, skipFaulty) : desk.fault,
        onNext: onConfirm,
      }}
    >
      <div role="status">
        {!check && desk.fault === '' && (
          <>
            <p className={classes['hint']}>{texts.checking}</p>
            <Skeleton height={44} />
          </>
        )}
        {check && fault === '' && <Verdict check={check} />}
      </div>
      {(desk.fault !== '' || fault !== '') && (
        <Alert color="red" role="alert" title={texts.unreadable}>
          {fault || desk.fault}
        </Alert>
      )}
      {check && check.underscored.count > 0 && (
        <>
          <Underscored {...check.underscored} />
          <Checkbox
            label={texts.underscoredAsBold}
            description={texts.underscoredAsBoldHint({ before: '_lait_', after: '<b>lait</b>' })}
            size="md"
            checked={state.underscoredAsBold}
            onChange={({ currentTarget: { checked } }) => change({ underscoredAsBold: checked })}
          />
        </>
      )}
      {check && check.faultCount > 0 && (
        <>
          <div className={classes['row']}>
            <Button
              variant="default"
              leftSection={<Download size={16} aria-hidden />}
              onClick={() => void download()}
            >
              {texts.downloadRejected}
            </Button>
          </div>
          <Checkbox
            label={texts.skipFaulty}
            size="md"
            checked={skipFaulty}
            onChange={({ currentTarget: { checked } }) => change({ skipFaulty: checked })}
          />
        </>
      )}
      {check && reasonOf(check, skipFaulty) === '' && (
        <p className={classes['consequence']}>
          {group === undefined
            ? texts.intoOwnGroup[kind]({ count })
            : texts.intoGroup[kind]({ count, group })}
        </p>
      )}
      {check && check.faultCount > 0 && (
        <div className={classes['groups']}>
          {check.groups.map((one) => (
            <FaultGroup
              key={one.cause}
              group={one}
              columns={state.look?.columns ?? []}
              onMore={async (from) => (await desk.ask('faults', { cause: one.cause, from })) ?? []}
            />
          ))}
        </div>
      )}
    </StepFrame>
  );
}

const withoutEnding = (fileName: string) => fileName.replace(/\.[^.]*$/, '');

function reasonOf({ fault, faultCount, acceptedCount }: CheckResult, skipFaulty: boolean): string {
  if (fault !== undefined) return faultText(fault);
  if (acceptedCount === 0) return texts.nothingLeft;
  return faultCount > 0 && !skipFaulty ? texts.blocked : '';
}

/** Warning about values that would be printed with their underscores, unless these become bold words. */
function Underscored({ count, line, words }: CheckResult['underscored']) {
  return (
    <Alert color="yellow" icon={<TriangleAlert size={18} aria-hidden />}>
      {texts.underscored({ rows: count, line, words })}
    </Alert>
  );
}

function Verdict({ check }: { check: CheckResult }) {
  const { faultCount, rowCount, rejectedCount, withheldCount } = check;
  const isRight = faultCount === 0;
  const Icon = isRight ? CircleCheck : CircleAlert;
  return (
    <div className={classes['verdict']} data-state={isRight ? 'right' : 'wrong'}>
      <Icon size={20} aria-hidden />
      <span>
        {isRight
          ? texts.allRight({ rows: rowCount })
          : texts.someWrong({ errors: faultCount, rows: rejectedCount - withheldCount, all: rowCount })}
        {withheldCount > 0 && ` ${texts.withheld({ rows: withheldCount })}`}
      </span>
    </div>
  );
}

/** Returns the number of articles or orders that would be imported. */
const importCount = ({ acceptedCount, orderCount }: CheckResult, kind: ImportKind) =>
  kind === 'articles' ? acceptedCount : orderCount;
