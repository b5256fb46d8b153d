import { Checkbox, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { labelQueries } from '@/entities/label';
import { printerName, printerQueries } from '@/entities/printer';
import type { FieldsProps } from '@/shared/lib/form';
import { QuantityInput } from '@/shared/ui/quantity-input';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import type { CardNames } from '../model/card-of';
import type { WidgetValues } from '../model/widget-form';
import classes from './widget-form.module.css';

const QUANTITY_HEIGHT_PX = 42;

interface PrintFieldsProps extends FieldsProps<WidgetValues> {
  /** Names of the label and the printer that were stored with the widget. */
  savedNames: CardNames;
}

/** Fields for label, printer and quantity. */
export function PrintFields({ values, errors, change, savedNames }: PrintFieldsProps) {
  const labels = useQuery(labelQueries.list());
  const printers = useQuery(printerQueries.list());
  return (
    <section className={classes['section']}>
      <h2>{texts.prints}</h2>
      <div className={classes['pair']}>
        <QueryView query={labels}>
          {(all) => (
            <NamedChoice
              label={texts.label}
              options={all.map(({ labelId, name }) => ({ value: String(labelId), label: name }))}
              value={values.labelId}
              absent={texts.notPublished({ name: savedNames.labelName || values.labelId })}
              error={errors['labelId']}
              onChange={(labelId) => change({ labelId })}
            />
          )}
        </QueryView>
        <QueryView query={printers}>
          {(all) => (
            <NamedChoice
              label={texts.printer}
              options={all.map((printer) => ({
                value: String(printer.printerId),
                label: printerName(printer),
              }))}
              value={values.printerId}
              absent={texts.gone({ name: savedNames.printerName || values.printerId })}
              error={errors['printerId']}
              onChange={(printerId) => change({ printerId })}
            />
          )}
        </QueryView>
      </div>
      <QuantityInput
        label={texts.quantity}
        value={values.defaultQuantity}
        onChange={(defaultQuantity) => change({ defaultQuantity: Math.max(1, Math.trunc(defaultQuantity)) })}
        size={QUANTITY_HEIGHT_PX}
      />
      {errors['defaultQuantity'] !== undefined && <p role="alert">{errors['defaultQuantity']}</p>}
      <Checkbox
        size="md"
        label={texts.clears}
        description={texts.clearsHint}
        checked={values.clearInputAfterPrint}
        onChange={(event) => change({ clearInputAfterPrint: event.currentTarget.checked })}
      />
    </section>
  );
}

interface NamedChoiceProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  /** Text for a chosen record that is not among the options. */
  absent: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function NamedChoice({ label, options, value, absent, error, onChange }: NamedChoiceProps) {
  const isAbsent = value !== '' && !options.some((option) => option.value === value);
  return (
    <NativeSelect
      label={label}
      size="md"
      value={value}
      error={error}
      data={[
        { value: '', label: texts.notChosen },
        ...(isAbsent ? [{ value, label: absent }] : []),
        ...options,
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
