import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { dataKey, missingFields, requiredFields, type ImportField } from 'label-core/import';
import { texts } from '../i18n';
import { columnOf, ignoredColumns, shownFields } from '../model/field-mapping';
import { fieldTitle } from '../model/field-names';
import { columnTitle } from '@/features/table-file';
import type { ImportWizard } from '../model/use-import-wizard';
import { AddValue } from './add-value';
import { FieldRow, type FieldState } from './field-row';
import classes from './import-data.module.css';
import { KeepConfiguration } from './keep-configuration';
import { StepFrame } from './step-frame';
import { TargetFields, useTargetGroups } from './target-fields';

interface MapStepProps {
  wizard: ImportWizard;
  keys: readonly string[];
  /** Display names of the values. */
  names: ReadonlyMap<string, string>;
}

/** Step for the mapping of columns to fields, and for the target. */
export function MapStep({ wizard, keys, names }: MapStepProps) {
  const { state, desk, choose, startCheck, goTo } = wizard;
  const { look, kind, mapping, suggested } = state;
  const groups = useTargetGroups(kind);
  const [isAllShown, setAllShown] = useState(false);
  if (!look) return null;
  const { columns } = look;
  const missing = missingFields({ kind, mapping: [...mapping] });
  const stateOf = (field: ImportField): FieldState => {
    if (mapping.some((one) => one.field === field)) return suggested.includes(field) ? 'suggested' : 'chosen';
    return missing.some((group) => group.includes(field)) ? 'missing' : 'none';
  };
  const ignored = ignoredColumns(mapping, columns);
  const isGroupMissing = kind === 'orders' && state.groupId === '';
  const reason = missing.length > 0 ? sentenceOf(missing) : isGroupMissing ? texts.chooseGroup : '';
  return (
    <StepFrame
      title={texts.mapTitle}
      hint={texts.mapHint}
      onBack={() => goTo('format')}
      next={{ isBusy: desk.busy !== undefined, reason, onNext: () => void startCheck() }}
    >
      {desk.fault !== '' && (
        <Alert color="red" role="alert" title={texts.unreadable}>
          {desk.fault}
        </Alert>
      )}
      <ul className={classes['fields']}>
        {shownFields(kind, mapping, isAllShown ? keys : []).map((field) => (
          <FieldRow
            key={field}
            name={names.get(dataKey(field) ?? '') ?? fieldTitle(field)}
            isRequired={requiredFields[kind].some((group) => group.length === 1 && group.includes(field))}
            state={stateOf(field)}
            columns={columns}
            column={columnOf(field, mapping, columns)}
            onChoose={(column) => choose(field, column)}
          />
        ))}
      </ul>
      {kind === 'articles' && (
        <div className={classes['row']}>
          {keys.length > 0 && (
            <Button variant="default" aria-pressed={isAllShown} onClick={() => setAllShown(!isAllShown)}>
              {isAllShown ? texts.fewerValues : texts.allValues}
            </Button>
          )}
          <AddValue mapping={mapping} ignored={ignored} onAdd={choose} />
        </div>
      )}
      <p className={classes['hint']}>
        {ignored.length === 0
          ? texts.noneIgnored
          : texts.ignored({ columns: ignored.map(columnTitle).join(', ') })}
      </p>
      <TargetFields wizard={wizard} groups={groups} />
      <KeepConfiguration state={state} />
    </StepFrame>
  );
}

function sentenceOf(missing: readonly (readonly ImportField[])[]): string {
  const single = missing.filter((group) => group.length === 1).flat();
  return single.length > 0
    ? texts.required({ fields: single.map(fieldTitle).join(', ') })
    : texts.identifierOrEan;
}
