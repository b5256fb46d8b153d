import type { Widget } from '@/entities/widget';
import { toId, type Id } from '@/shared/api';
import { assignmentsOf, variablesOf, type WidgetValues } from './widget-form';

/** Names that a card shows. */
export interface CardNames {
  labelName: string;
  printerName: string;
}

const idOf = (value: string) => (value === '' ? undefined : toId(value));

/** Returns the widget from the form values, as the card draws it and this browser stores it. */
export function cardOf(values: WidgetValues, id: Id, { labelName, printerName }: CardNames): Widget {
  return {
    id,
    name: values.name.trim(),
    icon: values.icon,
    labelId: idOf(values.labelId),
    labelName,
    printerId: idOf(values.printerId),
    printerName,
    printerDisplayName: '',
    variables: variablesOf(values).filter(
      ({ name }, index, all) => name !== '' && all.findIndex((one) => one.name === name) === index,
    ),
    articleMode: values.articleMode,
    clearInputAfterPrint: values.clearInputAfterPrint,
    predefinedArticle: values.predefinedArticle,
    defaultQuantity: values.defaultQuantity,
    width: values.width,
    favoriteFor: [],
    assignedTo: [...assignmentsOf(values)],
    favorite: false,
    revision: 1,
    localId: '',
  };
}
