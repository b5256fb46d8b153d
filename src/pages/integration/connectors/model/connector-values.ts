import type { Connector } from '@/entities/connector';
import type { Id } from '@/shared/api';
import { faultsOf, type FormFaults } from '@/shared/lib/form-faults';
import { NAME_CHARACTERS } from '../config/limits';
import { faultTexts } from './fault-texts';

/** A connector as it is being entered. */
export interface ConnectorValues {
  name: string;
  isEnabled: boolean;
  /** What its articles are printed with; none: every label. */
  labelIds: readonly Id[];
}

export const NEW_CONNECTOR: ConnectorValues = { name: '', isEnabled: true, labelIds: [] };

/** A saved connector in the form. */
export const valuesOf = ({ name, isEnabled, labels }: Connector): ConnectorValues => ({
  name,
  isEnabled,
  labelIds: labels.map(({ labelId }) => labelId),
});

/** What keeps a connector from being saved, by field. */
export function connectorFaults({ name }: ConnectorValues): FormFaults {
  const { length } = name.trim();
  return faultsOf({
    name: length === 0 ? faultTexts.noName : length > NAME_CHARACTERS ? faultTexts.longName : undefined,
  });
}

/** The body of POST api/connectors. */
export const newConnectorRequest = ({ name, labelIds }: ConnectorValues) => ({
  name: name.trim(),
  labelIds,
});
export type NewConnectorRequest = ReturnType<typeof newConnectorRequest>;

/** The body of PUT api/connectors/{id}. */
export const connectorRequest = (values: ConnectorValues) => ({
  ...newConnectorRequest(values),
  isEnabled: values.isEnabled,
});
export type ConnectorRequest = ReturnType<typeof connectorRequest>;

/** Whether two forms say the same, whatever the order of the labels. */
export const isSameEntry = (one: ConnectorValues, other: ConnectorValues): boolean =>
  JSON.stringify(inOneOrder(one)) === JSON.stringify(inOneOrder(other));

const inOneOrder = ({ labelIds, ...values }: ConnectorValues) => ({
  ...values,
  labelIds: labelIds.map(String).toSorted(),
});
