import * as z from 'zod/mini';
import {
  definedErrors,
  nameError,
  type DraftForm,
  type FormErrors,
  type FormValues,
  useDraftForm,
} from '@/shared/lib/form';
import type { WebHook } from '../api/web-hook-schema';
import { texts } from '../i18n';
import { HOOK_EVENTS } from './hook-events';

const webHookDraftSchema = z.object({
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  isEnabled: z.boolean(),
});

/** Form values of a web hook. */
export type WebHookValues = FormValues<typeof webHookDraftSchema>;

export const NEW_WEB_HOOK: WebHookValues = { name: '', url: '', events: [], isEnabled: true };

/** Returns the form values of a saved web hook. */
export const valuesOf = ({ name, url, events, isEnabled }: WebHook): WebHookValues => ({
  name,
  url,
  events: HOOK_EVENTS.filter((event) => events.includes(event)),
  isEnabled,
});

/** Returns the errors that prevent a save, by field; the server checks the target of the address. */
const webHookErrors = ({ name, url, events }: WebHookValues): FormErrors =>
  definedErrors({
    name: nameError(name, texts.errors),
    url: isWebAddress(url.trim()) ? undefined : texts.errors.noAddress,
    events: events.length === 0 ? texts.errors.noEvent : undefined,
  });

const isWebAddress = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url);

/** Returns the body of POST api/integrationwebhooks. */
export const newWebHookRequest = ({ name, url, events }: WebHookValues) => ({
  name: name.trim(),
  url: url.trim(),
  events,
});
export type NewWebHookRequest = ReturnType<typeof newWebHookRequest>;

/** Returns the body of PUT api/integrationwebhooks/{id}. */
export const webHookRequest = (values: WebHookValues) => ({
  ...newWebHookRequest(values),
  isEnabled: values.isEnabled,
});
export type WebHookRequest = ReturnType<typeof webHookRequest>;

/** Returns the form state of a web hook; `hook` is its id, or "new". */
export function useWebHookForm(saved: WebHookValues, hook: string, revision?: number): WebHookForm {
  return useDraftForm<WebHookValues>({
    form: 'web-hook',
    recordId: hook,
    revision,
    saved,
    schema: webHookDraftSchema,
    errorsOf: webHookErrors,
  });
}

export type WebHookForm = DraftForm<WebHookValues>;
