import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { EXTRA_SIZE } from '@/entities/article';
import { texts } from '../i18n';
import type { DatumValues, PropertyType } from '../model/article-form';
import classes from './article.module.css';

interface DatumSettingsProps {
  datum: DatumValues;
  sizeFault: string | undefined;
  onChange: (patch: Partial<DatumValues>) => void;
}

const TYPES: readonly PropertyType[] = ['default', 'media-ref', 'toggle'];

/** Settings of a value: type, max. length, and whether it is editable. */
export function DatumSettings({ datum, sizeFault, onChange }: DatumSettingsProps) {
  const { type, size, isEditable, isExtra } = datum;
  return (
    <div className={classes['settingFields']}>
      <NativeSelect
        label={texts.type}
        size="md"
        value={type}
        data={TYPES.map((value) => ({ value, label: texts.types[value] }))}
        onChange={(event) => {
          const chosen = TYPES.find((value) => value === event.currentTarget.value);
          // The old value does not fit another type.
          if (chosen) onChange({ type: chosen, data: chosen === 'toggle' ? 'false' : '' });
        }}
      />
      {type === 'default' && (
        <TextInput
          label={texts.size}
          description={texts.sizeHint}
          size="md"
          inputMode="numeric"
          autoComplete="off"
          readOnly={isExtra}
          value={isExtra ? String(EXTRA_SIZE) : size}
          error={sizeFault}
          onChange={(event) => onChange({ size: event.currentTarget.value })}
        />
      )}
      <Checkbox
        label={texts.editable}
        size="md"
        checked={isEditable}
        onChange={(event) => onChange({ isEditable: event.currentTarget.checked })}
      />
      <Checkbox
        label={texts.extra}
        description={texts.extraHint({ most: EXTRA_SIZE })}
        size="md"
        checked={isExtra}
        onChange={(event) => onChange({ isExtra: event.currentTarget.checked })}
      />
    </div>
  );
}
