import { ActionIcon, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import { useId } from 'react';
import { hasOptions, MoveButtons } from '@/entities/widget';
import type { FormErrors } from '@/shared/lib/form';
import { texts } from '../i18n';
import { variableFault, type VariableValues } from '../model/widget-form';
import classes from './widget-form.module.css';

interface VariableEntryProps {
  variable: VariableValues;
  index: number;
  count: number;
  errors: FormErrors;
  /** The variables of the chosen label; undefined while no label is known. */
  known: readonly string[] | undefined;
  onChange: (patch: Partial<VariableValues>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One field of the card: its variable, and its input type. */
export function VariableEntry(props: VariableEntryProps) {
  const { variable, index, count, errors, known, onChange, onMove, onRemove } = props;
  const { name, label, type, required, options } = variable;
  const headingId = useId();
  const title = label.trim() || name.trim() || texts.field({ number: index + 1 });
  const isStray = known !== undefined && name.trim() !== '' && !known.includes(name.trim());
  const fault = (part: string) => errors[variableFault(index, part)];
  return (
    <div role="group" aria-labelledby={headingId} className={classes['field']}>
      <div className={classes['head']}>
        <h3 id={headingId}>{title}</h3>
        <span className={classes['moves']}>
          <MoveButtons name={title} index={index} count={count} onMove={onMove} />
          <ActionIcon
            variant="default"
            size={36}
            aria-label={texts.removeField({ name: title })}
            onClick={onRemove}
          >
            <X size={18} aria-hidden />
          </ActionIcon>
        </span>
      </div>
      <div className={classes['pair']}>
        <TextInput
          label={texts.variable}
          description={isStray ? texts.notOnLabel : undefined}
          size="md"
          required
          autoComplete="off"
          spellCheck={false}
          value={name}
          error={fault('name')}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <TextInput
          label={texts.shownAs}
          size="md"
          autoComplete="off"
          placeholder={name}
          value={label}
          error={fault('label')}
          onChange={(event) => onChange({ label: event.currentTarget.value })}
        />
        <NativeSelect
          label={texts.type}
          size="md"
          value={type}
          data={[
            ...Object.entries(texts.types).map(([value, words]) => ({ value, label: words })),
            ...(type in texts.types ? [] : [{ value: type, label: type }]),
          ]}
          onChange={(event) => onChange({ type: event.currentTarget.value })}
        />
      </div>
      {hasOptions(type) && (
        <Textarea
          label={texts.options}
          description={texts.optionsHint}
          size="md"
          required
          autosize
          minRows={3}
          maxRows={12}
          value={options}
          error={fault('options')}
          onChange={(event) => onChange({ options: event.currentTarget.value })}
        />
      )}
      <Checkbox
        size="md"
        label={texts.required}
        checked={required}
        onChange={(event) => onChange({ required: event.currentTarget.checked })}
      />
    </div>
  );
}
