import { NativeSelect } from '@mantine/core';
import type { LabelTemplate, LabelVariable } from 'label-core';
import { useRef, useState } from 'react';
import { NewVariable } from './new-variable';

interface VariableFieldProps {
  template: LabelTemplate;
  label: string;
  /** Name of the variable, or a value of `others`. */
  value: string;
  /** Choices before the variables. */
  others: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  /** Names that can be chosen, as they are shown. */
  variables: readonly { readonly value: string; readonly label: string }[];
  /** Type of a new variable. */
  type: LabelVariable['type'];
  newOption: string;
  newLabel: string;
  /** Called with the name of a known or of a new variable. */
  onChoose: (name: string) => void;
  onOther?: (value: string) => void;
}

/** Values of the list that are no names of variables: these never begin with a space. */
const otherValue = (value: string) => ` ${value}`;
const NEW = otherValue('new');

/** Choice of a variable of the label, with a way to a new one. */
export function VariableField(props: VariableFieldProps) {
  const { template, label, value, others, variables, type, newOption, newLabel, onChoose, onOther } = props;
  const list = useRef<HTMLSelectElement>(null);
  const [isNaming, setNaming] = useState(false);
  /** The field for the name is gone then, with the focus in it. */
  const endNaming = () => {
    setNaming(false);
    list.current?.focus();
  };
  const other = others.find((one) => one.value === value);
  const choose = (chosen: string) => {
    setNaming(chosen === NEW);
    if (chosen === NEW) return;
    const wanted = others.find((one) => otherValue(one.value) === chosen);
    if (wanted) onOther?.(wanted.value);
    else onChoose(chosen);
  };
  return (
    <>
      <NativeSelect
        ref={list}
        size="sm"
        label={label}
        value={isNaming ? NEW : other ? otherValue(value) : value}
        data={[
          ...others.map((one) => ({ ...one, value: otherValue(one.value) })),
          ...variables,
          { value: NEW, label: newOption },
        ]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {isNaming && (
        <NewVariable
          template={template}
          type={type}
          label={newLabel}
          onCancel={endNaming}
          onCreate={(name) => {
            endNaming();
            onChoose(name);
          }}
        />
      )}
    </>
  );
}
