import { Input, NativeSelect } from '@mantine/core';
import type { Id } from '@/shared/api';
import { texts } from '../i18n';
import type { FormLine } from '../model/order-line-form';
import classes from './print-order.module.css';

interface LineLabelChoiceProps {
  formLine: FormLine;
  onChoose: (labelId: Id) => void;
}

/** Label of a line: a select field if the article has several, otherwise its name. */
export function LineLabelChoice({ formLine: { choices, label }, onChoose }: LineLabelChoiceProps) {
  const [only] = choices;
  if (choices.length < 2 && (label !== undefined || only === undefined))
    return (
      <div className={classes['label']}>
        <Input.Label component="span">{texts.label}</Input.Label>
        <span className={classes['labelName']}>{label?.name ?? texts.noLabel}</span>
      </div>
    );
  return (
    <NativeSelect
      className={classes['label']}
      label={texts.label}
      size="md"
      value={label ? String(label.labelId) : ''}
      data={[
        ...(label ? [] : [{ value: '', label: texts.chooseLabel }]),
        ...choices.map(({ labelId, name }) => ({ value: String(labelId), label: name })),
      ]}
      onChange={(event) => {
        const chosen = choices.find(({ labelId }) => String(labelId) === event.currentTarget.value);
        if (chosen) onChoose(chosen.labelId);
      }}
    />
  );
}
