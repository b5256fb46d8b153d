import { Button, TextInput } from '@mantine/core';
import { refusalOf } from 'label-core/design';
import type { LabelTemplate, LabelVariable } from 'label-core';
import { useEffect, useRef, useState } from 'react';
import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import classes from './fields.module.css';

interface NewVariableProps {
  template: LabelTemplate;
  type: LabelVariable['type'];
  /** Label of the field. */
  label: string;
  /** Called with a name that a new variable can have. */
  onCreate: (name: string) => void;
  onCancel: () => void;
}

/** Field for the name of a new variable, shown once one was asked for. */
export function NewVariable({ template, type, label, onCreate, onCancel }: NewVariableProps) {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  // It appears because it was asked for: the next key belongs to it.
  useEffect(() => field.current?.focus(), []);
  const refusal = refusalOf(template, { kind: 'addVariable', variable: { name: name.trim(), type } });
  const create = () => (refusal ? setTried(true) : onCreate(name.trim()));
  return (
    <>
      <TextInput
        size="sm"
        label={label}
        autoComplete="off"
        ref={field}
        value={name}
        error={isTried && refusal && translated(refusal)}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') create();
          else onCancel();
        }}
      />
      <div className={classes['actions']}>
        <Button size="xs" onClick={create}>
          {texts.inspector.create}
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          {texts.inspector.cancel}
        </Button>
      </div>
    </>
  );
}
