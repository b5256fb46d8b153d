import { type Widget, widgetSchema } from '@/entities/widget';
import { toId, type Id } from '@/shared/api';
import { assignmentsOf, variablesOf, type WidgetValues } from './widget-form';

/** Names that a card shows. */
export interface CardNames {
  labelName: string;
  printerName: string;
}

const idOf = (value: string) => (value === '' ? undefined : toId(value));

/** Returns the widget from the form values, as the card draws it, this browser stores it, and the server takes it. */
export const cardOf = (values: WidgetValues, id: Id, names: CardNames): Widget =>
  widgetSchema.parse({
    ...values,
    ...names,
    id,
    name: values.name.trim(),
    labelId: idOf(values.labelId),
    printerId: idOf(values.printerId),
    variables: variablesOf(values).filter(
      ({ name }, index, all) => name !== '' && all.findIndex((one) => one.name === name) === index,
    ),
    assignedTo: assignmentsOf(values),
    revision: 1,
  });
