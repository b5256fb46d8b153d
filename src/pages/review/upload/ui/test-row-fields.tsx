import { ActionIcon, TextInput } from '@mantine/core';
import { ChevronDown, ChevronUp, Copy, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { VariableField, type LabelVariable } from '@/entities/label';
import type { FormErrors } from '@/shared/lib/form';
import { texts } from '../i18n';
import type { TestRow } from '../model/test-rows';
import { nameField, valueField } from '../model/version-values';
import classes from './upload.module.css';

interface TestRowFieldsProps {
  row: TestRow;
  title: string;
  nameId: string;
  variables: readonly LabelVariable[];
  errors: FormErrors;
  isOpen: boolean;
  canCopy: boolean;
  onToggle: () => void;
  onShow: () => void;
  onChange: (patch: Partial<Pick<TestRow, 'name' | 'values'>>) => void;
  onCopy: () => void;
  onDelete: () => void;
}

/** One row: its name, and a button that opens its values; they stay open while one of them is invalid. */
export function TestRowFields(props: TestRowFieldsProps) {
  const { row, title, nameId, variables, errors, canCopy, onToggle, onShow, onChange, onCopy, onDelete } =
    props;
  const id = useId();
  const faultOf = (variableName: string) => errors[valueField(row.key, variableName)];
  const isOpen = props.isOpen || variables.some(({ variableName }) => faultOf(variableName) !== undefined);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <li className={classes['row']}>
      <div className={classes['rowHead']}>
        <TextInput
          id={nameId}
          aria-label={texts.nameOf({ row: title })}
          className={classes['rowName']}
          size="md"
          autoComplete="off"
          value={row.name}
          error={errors[nameField(row.key)]}
          onFocus={onShow}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <div className={classes['rowButtons']}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={texts.valuesOf({ row: title })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
          >
            <Chevron size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={texts.copy({ row: title })}
            disabled={!canCopy}
            onClick={onCopy}
          >
            <Copy size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={texts.delete({ row: title })}
            onClick={onDelete}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <div
        id={id}
        className={classes['values']}
        role="group"
        aria-label={texts.valuesOf({ row: title })}
        hidden={!isOpen}
      >
        {isOpen &&
          variables.map((variable) => (
            <VariableField
              key={variable.variableName}
              id={`${id}-${variable.variableName}`}
              // Test values may also fill variables that cannot be edited in a print, and may leave out required ones.
              variable={{ ...variable, editable: true, required: false, variableData: '' }}
              value={row.values[variable.variableName] ?? ''}
              error={faultOf(variable.variableName)}
              onChange={(value) => {
                onShow();
                onChange({ values: { ...row.values, [variable.variableName]: value } });
              }}
            />
          ))}
      </div>
    </li>
  );
}
