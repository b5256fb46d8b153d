import * as z from 'zod/mini';
import { CLIENT_SCOPES, clientSettingsSchema, type IntegrationClient } from '@/entities/integration-client';
import { dayOf } from '@/shared/lib/date';
import {
  definedErrors,
  nameError,
  type DraftForm,
  type FormErrors,
  type FormValues,
  trimTexts,
  useDraftForm,
} from '@/shared/lib/form';
import { texts } from '../i18n';

const clientDraftSchema = z.extend(clientSettingsSchema, {
  /** Last day on which it may call, in the format of the date field; "" for no end. */
  expiresOn: z.string(),
});

/** Form values of a client. */
export type ClientValues = FormValues<typeof clientDraftSchema>;

export const NEW_CLIENT: ClientValues = { ...clientSettingsSchema.parse({}), expiresOn: '' };

/** Returns the form values of a saved client; without scopes that this version does not know. */
export function valuesOf({ expiresAt, ...client }: IntegrationClient): ClientValues {
  const settings = clientSettingsSchema.parse(client);
  return {
    ...settings,
    scopes: CLIENT_SCOPES.filter((scope) => settings.scopes.includes(scope)),
    expiresOn: expiresAt === '' ? '' : dayOf(new Date(expiresAt)),
  };
}

/** Returns the last moment of a day in the person's own time zone. */
const endOf = (day: string) => new Date(`${day}T23:59:59.999`);

/** Returns the errors that prevent a save, by field. An unchanged end date may be in the past. */
function clientErrors(values: ClientValues, saved: ClientValues, now = new Date()): FormErrors {
  const { name, scopes, expiresOn } = values;
  const isPast = expiresOn !== '' && expiresOn !== saved.expiresOn && !(endOf(expiresOn) > now);
  return definedErrors({
    name: nameError(name, texts.errors),
    scopes: scopes.length === 0 ? texts.errors.noScope : undefined,
    expiresOn: isPast ? texts.errors.pastDay : undefined,
  });
}

/** Returns the body of POST api/integrationclients, without `isEnabled`: a new client is enabled. */
export function newClientRequest({ isEnabled: _isEnabled, expiresOn, ...settings }: ClientValues) {
  return {
    ...trimTexts(settings),
    expiresAt: expiresOn === '' ? null : endOf(expiresOn).toISOString(),
  };
}
export type NewClientRequest = ReturnType<typeof newClientRequest>;

/** Returns the body of PUT api/integrationclients/{id}; an unchanged day keeps its exact time. */
export const clientRequest = (values: ClientValues, { expiresAt }: IntegrationClient) => ({
  ...newClientRequest(values),
  isEnabled: values.isEnabled,
  ...(expiresAt !== '' && values.expiresOn === dayOf(new Date(expiresAt)) && { expiresAt }),
});
export type ClientRequest = ReturnType<typeof clientRequest>;

/** Form fields by the server's field names, where the two differ. */
const FIELD_OF: Readonly<Record<string, string>> = { expiresAt: 'expiresOn' };

/** Returns the form state of a client; `client` is its id, or "new". */
export function useClientForm(saved: ClientValues, client: string, revision?: number): ClientForm {
  return useDraftForm<ClientValues>({
    form: 'integration-client',
    recordId: client,
    revision,
    saved,
    schema: clientDraftSchema,
    errorsOf: clientErrors,
    serverErrorsOf: (problems) =>
      Object.fromEntries(problems.map(({ field, message }) => [FIELD_OF[field] ?? field, message])),
  });
}

export type ClientForm = DraftForm<ClientValues>;
