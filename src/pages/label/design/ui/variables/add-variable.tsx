import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { LabelTemplate, LabelVariable } from 'label-core';
import { refusalOf, type Edit } from 'label-core/design';
import { useState, type RefObject } from 'react';
import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import { kindOf, kindOptions } from './variable-kinds';
import classes from './variables.module.css';

interface AddVariableProps {
  template: LabelTemplate;
  /** Takes the focus after a variable was added, or the last one removed. */
  field: RefObject<HTMLInputElement | null>;
  onEdit: (edit: Edit) => void;
}

/** Fields for a new variable. */
export function AddVariable({ template, field, onEdit }: AddVariableProps) {
  const words = texts.variables;
  const [name, setName] = useState('');
  const [type, setType] = useState<LabelVariable['type']>('default');
  const [isTried, setTried] = useState(false);
  const edit: Edit = { kind: 'addVariable', variable: { name: name.trim(), type } };
  const refusal = refusalOf(template, edit);
  const add = () => {
    setTried(refusal !== undefined);
    field.current?.focus();
    if (refusal) return;
    onEdit(edit);
    setName('');
  };
  return (
    <div className={classes['new']} role="group" aria-label={words.add}>
      <TextInput
        ref={field}
        size="sm"
        label={words.newName}
        autoComplete="off"
        value={name}
        error={isTried && refusal && translated(refusal)}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
      <NativeSelect
        size="sm"
        label={words.newKind}
        value={type}
        data={kindOptions()}
        onChange={(event) => setType(kindOf(event.currentTarget.value))}
      />
      <Button size="sm" variant="default" onClick={add}>
        {words.add}
      </Button>
    </div>
  );
}
