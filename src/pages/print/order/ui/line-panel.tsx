import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LabelPreview, labelQueries, printedValues, useMarkedValues, VariableField } from '@/entities/label';
import type { LineLabel } from '@/entities/order';
import { QuantityInput } from '@/shared/ui/quantity-input';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { SPARES_AT_MOST } from '../config/limits';
import type { FormLine } from '../model/order-line-form';
import type { OrderForm } from '../model/use-order-form';
import { PANEL_ID } from '../model/element-ids';
import classes from './print-order.module.css';

interface LinePanelProps {
  formLine: FormLine;
  form: OrderForm;
}

/** Panel of the focused line: preview of its label, fields, and spares. */
export function LinePanel({ formLine, form }: LinePanelProps) {
  const { line, label, values, spares } = formLine;
  const faults = form.faultsOf(formLine);
  const readOf = useMarkedValues(label ? [label.labelId] : []);
  const editable = label?.variables.filter((variable) => variable.editable) ?? [];
  return (
    <section id={PANEL_ID} className={classes['panel']} aria-label={texts.preview}>
      <h2 className={classes['article']}>
        {texts.previewOf({ line: line.position + 1, article: line.article.name })}
      </h2>
      {label ? (
        <LineDrawing label={label} values={values} dpi={form.dpi} />
      ) : (
        <p className={classes['quiet']}>{texts.noLabel}</p>
      )}
      {label && editable.length === 0 && <p className={classes['quiet']}>{texts.nothingToFill}</p>}
      <Stack gap="md">
        {editable.map((variable) => (
          <VariableField
            key={`${label?.labelId}/${variable.variableName}`}
            id={`order-variable-${variable.variableName.replaceAll(/\s/g, '_')}`}
            variable={variable}
            value={values[variable.variableName] ?? ''}
            read={readOf(variable.variableName)}
            error={faults.find(({ variable: name }) => name === variable.variableName)?.message}
            onChange={(value) => form.setValue(formLine, variable.variableName, value)}
          />
        ))}
        <QuantityInput
          label={texts.sparesOfLine}
          value={spares}
          min={0}
          max={SPARES_AT_MOST}
          onChange={(changed) => form.edit(line.position, { spares: changed })}
        />
      </Stack>
    </section>
  );
}

interface LineDrawingProps {
  label: LineLabel;
  values: FormLine['values'];
  dpi: number;
}

function LineDrawing({ label, values, dpi }: LineDrawingProps) {
  const template = useQuery(labelQueries.detail(label.labelId));
  return (
    <QueryView query={template}>
      {(found) => <LabelPreview label={found} values={printedValues(label.variables, values)} dpi={dpi} />}
    </QueryView>
  );
}
