import { Button, Checkbox, NativeSelect } from '@mantine/core';
import type { LabelTemplate, LabelVariable } from 'label-core';
import { refusalOf, variableUses, type Edit, type VariablePatch } from 'label-core/design';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { VariableField } from '@/entities/label';
import { CommittedField, SourceFields } from '@/features/variable-source';
import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import { kindOf, kindOptions, keptDefault } from './variable-kinds';
import { VariableUsers } from './variable-users';
import classes from './variables.module.css';

interface VariableRulesProps {
  template: LabelTemplate;
  variable: LabelVariable;
  onEdit: (edit: Edit, mergeKey?: string) => void;
  onGo: (elementId: string) => void;
  onRemove: () => void;
}

/** One variable: its name, its rules, where it is used, and the way to remove it. */
export function VariableRules({ template, variable, onEdit, onGo, onRemove }: VariableRulesProps) {
  const words = texts.variables;
  const { name, type, required = false, propertySize, defaultValue = '' } = variable;
  const defaultId = useId();
  const [tried, setTried] = useState<{ patch: VariablePatch; of: LabelVariable }>();
  const [isRemoving, setRemoving] = useState(false);
  const refusalFor = (edit: Edit): string | undefined => {
    const refusal = refusalOf(template, edit);
    return refusal && translated(refusal);
  };
  const changed = (patch: VariablePatch): Edit => ({ kind: 'changeVariable', name, patch });
  // What was refused stays to be seen until the variable is another.
  const refused = tried?.of === variable ? tried.patch : undefined;
  const refusal = refused && refusalFor(changed(refused));
  const change = (patch: VariablePatch, mergeKey?: string) => {
    const isRefused = refusalFor(changed(patch)) !== undefined;
    setTried(isRefused ? { patch, of: variable } : undefined);
    if (!isRefused) onEdit(changed(patch), mergeKey);
  };
  const removal = isRemoving ? refusalFor({ kind: 'removeVariable', name }) : undefined;
  const isInContent = variableUses(template, name).inContent.length > 0;
  return (
    <div className={classes['variable']} role="group" aria-label={words.variable({ name })}>
      <div className={classes['rules']}>
        <CommittedField
          label={words.name}
          value={name}
          refusal={(to) => refusalFor({ kind: 'renameVariable', name, to })}
          onCommit={(to) => onEdit({ kind: 'renameVariable', name, to })}
        />
        <NativeSelect
          size="sm"
          label={words.kind}
          value={refused?.type ?? type}
          data={kindOptions()}
          error={refused?.type !== undefined && refusal}
          onChange={(event) => change({ type: kindOf(event.currentTarget.value) })}
        />
        {type === 'default' && (
          <CommittedField
            label={words.length}
            inputMode="numeric"
            placeholder={words.anyLength}
            value={propertySize === undefined ? '' : String(propertySize)}
            refusal={(text) => (/^[1-9]\d*$|^$/.test(text) ? undefined : words.lengthFault)}
            onCommit={(text) => change({ propertySize: text === '' ? null : Number(text) })}
          />
        )}
        {type !== 'media-ref' && (
          <SourceFields
            variable={variable}
            others={template.variables.map((one) => one.name).filter((one) => one !== name)}
            refusalFor={(source) => refusalFor(changed({ source }))}
            onSource={(source) => change({ source })}
          />
        )}
        {variable.source === undefined && (
          <div className={classes['default']}>
            <VariableField
              id={defaultId}
              variable={{
                variableId: undefined,
                variableName: name,
                displayName: words.defaultValue,
                dataType: type,
                variableData: '',
                editable: true,
                required: false,
                propertySize,
              }}
              value={(refused?.defaultValue ?? defaultValue) || ''}
              error={refused?.defaultValue !== undefined ? refusal : undefined}
              onChange={(value) => change({ defaultValue: keptDefault(value) }, `default:${name}`)}
            />
          </div>
        )}
      </div>
      <div className={classes['uses']}>
        <Checkbox
          label={words.required}
          checked={required}
          onChange={(event) => change({ required: event.currentTarget.checked || null })}
        />
        <VariableUsers template={template} name={name} onGo={onGo} />
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Trash2 size={14} aria-hidden />}
          onClick={() => {
            if (refusalOf(template, { kind: 'removeVariable', name })) return setRemoving(true);
            onRemove();
          }}
        >
          {isInContent ? words.removeUsed : words.remove}
        </Button>
      </div>
      {refused?.source !== undefined && refusal !== undefined && (
        <p className={classes['refusal']} role="alert">
          {refusal}
        </p>
      )}
      {removal !== undefined && (
        <p className={classes['refusal']} role="alert">
          {removal}
        </p>
      )}
    </div>
  );
}
