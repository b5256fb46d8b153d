import { Radio, Stack } from '@mantine/core';
import type { Article } from '@/entities/article';
import { VariableField } from '@/entities/label';
import { QuantityInput } from '@/shared/ui/quantity-input';
import { fieldId } from '../model/field-id';
import type { PrintFault } from '../model/print-faults';
import type { PrintForm } from '../model/use-print-form';
import classes from './print-article.module.css';
import { PrinterChoice } from './printer-choice';
import { texts } from './texts';

interface PrintStepsProps {
  article: Article;
  form: PrintForm;
  faults: readonly PrintFault[];
  onEdit: (variable: string) => void;
}

/** The order of the hand: which label, what is on it, how many, where. */
export function PrintSteps({ article, form, faults, onEdit }: PrintStepsProps) {
  const { variables, values, labelId, quantity } = form;
  const faultOf = (name: string) => faults.find(({ variable }) => variable === name)?.message;
  return (
    <div className={classes['steps']}>
      {article.labels.length > 1 && (
        <Radio.Group
          label={texts.label}
          value={String(labelId)}
          onChange={(chosen) =>
            form.chooseLabel(article.labels.find((label) => String(label.labelId) === chosen)?.labelId)
          }
        >
          <Stack gap="xs" mt="xs">
            {article.labels.map((label) => (
              <Radio key={label.labelId} value={String(label.labelId)} label={label.name} size="md" />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <section>
        <h2 className={classes['heading']}>{texts.variables}</h2>
        {variables.length === 0 && <p className={classes['quiet']}>{texts.noVariables}</p>}
        <Stack gap="md">
          {variables.map((variable) => (
            <VariableField
              key={`${labelId}/${variable.variableName}`}
              id={fieldId(variable.variableName)}
              variable={variable}
              value={values[variable.variableName] ?? ''}
              error={faultOf(variable.variableName)}
              onChange={(value) => {
                form.setValue(variable.variableName, value);
                onEdit(variable.variableName);
              }}
            />
          ))}
        </Stack>
      </section>
      <QuantityInput label={texts.quantity} value={quantity} onChange={form.setQuantity} />
      <PrinterChoice form={form} />
    </div>
  );
}
