import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { FormErrors } from '@/shared/lib/form';
import { texts } from '../i18n';
import { formatSource } from '../model/format-source';
import { ruleField, type RuleValues } from '../model/label-form';
import { DefaultField } from './default-field';
import classes from './setup.module.css';

const TYPES = ['default', 'toggle', 'media-ref'] as const;

interface RuleFieldsProps {
  rule: RuleValues;
  /** What its value is computed from: nobody fills it in, and how is decided in the designer. */
  source: Parameters<typeof formatSource>[0] | undefined;
  /** Type required by the label's elements; undefined if it can be chosen freely. */
  fixed: RuleValues['type'] | undefined;
  errors: FormErrors;
  change: (patch: Partial<RuleValues>) => void;
}

/** Fields for the rule of one variable: type, default, max. length, required. */
export function RuleFields({ rule, source, fixed, errors, change }: RuleFieldsProps) {
  const { variableName, displayName, type, propertySize, required, editable } = rule;
  const labelled = (field: keyof typeof texts.rule) => ({
    label: texts.rule[field],
    'aria-label': texts.ruleOf[field]({ variable: displayName || variableName }),
  });
  return (
    <fieldset className={classes['rule']}>
      <legend dir="auto">{variableName}</legend>
      <div className={classes['ruleFields']}>
        <TextInput
          {...labelled('displayName')}
          placeholder={variableName}
          autoComplete="off"
          value={displayName}
          error={errors[ruleField(variableName, 'displayName')]}
          onChange={(event) => change({ displayName: event.currentTarget.value })}
        />
        {!source && (
          <>
            <NativeSelect
              {...labelled('type')}
              value={type}
              disabled={fixed !== undefined}
              {...(fixed !== undefined && { description: texts.typeFixed[fixed] })}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              data={TYPES.map((value) => ({ value, label: texts.types[value] }))}
              onChange={(event) => {
                const chosen = TYPES.find((value) => value === event.currentTarget.value);
                // A default of the old type is meaningless in the new one.
                if (chosen) change({ type: chosen, defaultValue: '' });
              }}
            />
            <DefaultField rule={rule} errors={errors} change={change} />
            {type === 'default' && (
              <TextInput
                {...labelled('propertySize')}
                inputMode="numeric"
                autoComplete="off"
                value={propertySize}
                error={errors[ruleField(variableName, 'propertySize')]}
                onChange={(event) => change({ propertySize: event.currentTarget.value })}
              />
            )}
          </>
        )}
      </div>
      {source ? (
        <p className={classes['hint']}>
          <span dir="auto">{formatSource(source)}</span> {texts.computed}
        </p>
      ) : (
        <div className={classes['flags']}>
          {type !== 'toggle' && (
            <Checkbox
              {...labelled('required')}
              checked={required}
              onChange={(event) => change({ required: event.currentTarget.checked })}
            />
          )}
          <Checkbox
            {...labelled('editable')}
            checked={editable}
            onChange={(event) => change({ editable: event.currentTarget.checked })}
          />
        </div>
      )}
    </fieldset>
  );
}
