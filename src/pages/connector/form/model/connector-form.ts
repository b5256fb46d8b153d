import * as z from 'zod/mini';
import { type Connector, connectorSettingsSchema } from '@/entities/connector';
import { lenient } from '@/shared/api';
import {
  definedErrors,
  nameError,
  type DraftForm,
  type FormErrors,
  type FormValues,
  useDraftForm,
} from '@/shared/lib/form';
import { texts } from '../i18n';

const connectorDraftSchema = z.extend(connectorSettingsSchema, {
  /** Labels that its articles are printed with; empty means every label. */
  labelIds: lenient.list(lenient.id()),
});

/** Form values of a connector. */
export type ConnectorValues = FormValues<typeof connectorDraftSchema>;

export const NEW_CONNECTOR: ConnectorValues = connectorDraftSchema.parse({});

/** Returns the form values of a saved connector. */
export const valuesOf = ({ labels, ...connector }: Connector): ConnectorValues =>
  connectorDraftSchema.parse({ ...connector, labelIds: labels.map(({ labelId }) => labelId) });

/** Returns the errors that prevent a save, by field. */
const connectorErrors = ({ name }: ConnectorValues): FormErrors =>
  definedErrors({ name: nameError(name, texts.errors) });

/** Returns the body of PUT api/connectors/{id}. */
export const connectorRequest = (values: ConnectorValues) => ({ ...values, name: values.name.trim() });
export type ConnectorRequest = ReturnType<typeof connectorRequest>;

/** Returns the body of POST api/connectors, without `isEnabled`: a new connector is enabled. */
export function newConnectorRequest(values: ConnectorValues) {
  const { isEnabled: _isEnabled, ...request } = connectorRequest(values);
  return request;
}
export type NewConnectorRequest = ReturnType<typeof newConnectorRequest>;

/** Returns whether two sets of form values are the same, regardless of the order of the labels. */
const isSameEntry = (one: ConnectorValues, other: ConnectorValues): boolean =>
  JSON.stringify(inOneOrder(one)) === JSON.stringify(inOneOrder(other));

const inOneOrder = ({ labelIds, ...values }: ConnectorValues) => ({
  ...values,
  labelIds: labelIds.map(String).toSorted(),
});

/** Returns the form state of a connector; `connector` is its id, or "new". */
export function useConnectorForm(
  saved: ConnectorValues,
  connector: string,
  revision?: number,
): ConnectorForm {
  return useDraftForm<ConnectorValues>({
    form: 'connector',
    recordId: connector,
    revision,
    saved,
    schema: connectorDraftSchema,
    errorsOf: connectorErrors,
    isSame: isSameEntry,
  });
}

export type ConnectorForm = DraftForm<ConnectorValues>;
