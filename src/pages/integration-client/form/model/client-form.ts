import * as z from 'zod/mini';
import { CLIENT_SCOPES, type IntegrationClient } from '@/entities/integration-client';
import { dayOf } from '@/shared/lib/date';
import {
  definedErrors,
  nameError,
  type DraftForm,
  type FormErrors,
  type FormValues,
  useDraftForm,
} from '@/shared/lib/form';
import { texts } from '../i18n';

const clientDraftSchema = z.object({
  name: z.string(),
  scopes: z.array(z.string()),
  /** The last day it may call, as the day field writes it; "": no end. */
  expiresOn: z.string(),
  isEnabled: z.boolean(),
});

/** A client as it is being entered. */
export type ClientValues = FormValues<typeof clientDraftSchema>;

export const NEW_CLIENT: ClientValues = { name: '', scopes: [], expiresOn: '', isEnabled: true };

/** A saved client in the form. */
export const valuesOf = ({ name, scopes, expiresAt, isEnabled }: IntegrationClient): ClientValues => ({
  name,
  scopes: CLIENT_SCOPES.filter((scope) => scopes.includes(scope)),
  expiresOn: expiresAt === '' ? '' : dayOf(new Date(expiresAt)),
  isEnabled,
});

/** The last moment of a day in the person's own calendar. */
const endOf = (day: string) => new Date(`${day}T23:59:59.999`);

/** What keeps a client from being saved, by field. An end that stays as it was saved may lie behind. */
function clientErrors(values: ClientValues, saved: ClientValues, now = new Date()): FormErrors {
  const { name, scopes, expiresOn } = values;
  const isPast = expiresOn !== '' && expiresOn !== saved.expiresOn && !(endOf(expiresOn) > now);
  return definedErrors({
    name: nameError(name, texts.errors),
    scopes: scopes.length === 0 ? texts.errors.noScope : undefined,
    expiresOn: isPast ? texts.errors.pastDay : undefined,
  });
}

/** The body of POST api/integrationclients. */
export const newClientRequest = ({ name, scopes, expiresOn }: ClientValues) => ({
  name: name.trim(),
  scopes,
  expiresAt: expiresOn === '' ? null : endOf(expiresOn).toISOString(),
});
export type NewClientRequest = ReturnType<typeof newClientRequest>;

/** The body of PUT api/integrationclients/{id}: a day that stays keeps its moment. */
export const clientRequest = (values: ClientValues, { expiresAt }: IntegrationClient) => ({
  ...newClientRequest(values),
  isEnabled: values.isEnabled,
  ...(expiresAt !== '' && values.expiresOn === dayOf(new Date(expiresAt)) && { expiresAt }),
});
export type ClientRequest = ReturnType<typeof clientRequest>;

/** The server's name of a field, where it is not the form's. */
const FIELD_OF: Readonly<Record<string, string>> = { expiresAt: 'expiresOn' };

/** The form over one client; `client` is its id, or "new". */
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
