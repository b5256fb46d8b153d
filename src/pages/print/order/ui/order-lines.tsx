import { Checkbox } from '@mantine/core';
import { PrinterChoice } from '@/entities/printer';
import { QuantityInput } from '@/shared/ui/quantity-input';
import { texts } from '../i18n';
import { SPARES_AT_MOST } from '../config/limits';
import { PRINTER_ID } from '../model/element-ids';
import type { OrderForm } from '../model/use-order-form';
import { OrderLineRow } from './order-line-row';
import classes from './print-order.module.css';

/** Fields of a print in the order in which they are used: lines with quantities, spares, printer. */
export function OrderLines({ form }: { form: OrderForm }) {
  const { lines, included, focused, spares } = form;
  const isAll = included.length === lines.length;
  return (
    <div className={classes['steps']}>
      <section>
        <div className={classes['head']}>
          <h2>{texts.lines}</h2>
          <Checkbox
            size="md"
            label={texts.all}
            classNames={{ body: classes['tick'] ?? '' }}
            checked={isAll}
            indeterminate={!isAll && included.length > 0}
            onChange={(event) => form.includeAll(event.currentTarget.checked)}
          />
          <span className={classes['quiet']}>
            {texts.chosen({ included: included.length, count: lines.length })}
          </span>
        </div>
        <ul className={classes['lines']}>
          {lines.map((formLine) => (
            <OrderLineRow
              key={formLine.line.position}
              formLine={formLine}
              faults={form.faultsOf(formLine)}
              isFocused={formLine.line.position === focused?.line.position}
              onEdit={(change) => form.edit(formLine.line.position, change)}
              onFocus={() => form.focusLine(formLine.line.position)}
            />
          ))}
        </ul>
      </section>
      <QuantityInput
        label={texts.spares}
        value={spares}
        min={0}
        max={SPARES_AT_MOST}
        onChange={form.setSpares}
      />
      <PrinterChoice
        id={PRINTER_ID}
        printers={form.printers}
        printer={form.printer}
        onChoose={form.choosePrinter}
      />
    </div>
  );
}
