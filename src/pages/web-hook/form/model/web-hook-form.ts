import { HOOK_EVENTS, type WebHook, webHookSettingsSchema } from '@/entities/web-hook';
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

/** Form values of a web hook. */
export type WebHookValues = FormValues<typeof webHookSettingsSchema>;

export const NEW_WEB_HOOK: WebHookValues = webHookSettingsSchema.parse({});

/** Returns the form values of a saved web hook; without events that this version does not know. */
export function valuesOf(hook: WebHook): WebHookValues {
  const values = webHookSettingsSchema.parse(hook);
  return { ...values, events: HOOK_EVENTS.filter((event) => values.events.includes(event)) };
}

/** Returns the errors that prevent a save, by field; the server checks the target of the address. */
const webHookErrors = ({ name, url, events }: WebHookValues): FormErrors =>
  definedErrors({
    name: nameError(name, texts.errors),
    url: isWebAddress(url.trim()) ? undefined : texts.errors.noAddress,
    events: events.length === 0 ? texts.errors.noEvent : undefined,
  });

const isWebAddress = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url);

/** Returns the body of PUT api/integrationwebhooks/{id}. */
export const webHookRequest = (values: WebHookValues) => trimTexts(values);
export type WebHookRequest = ReturnType<typeof webHookRequest>;

/** Returns the body of POST api/integrationwebhooks, without `isEnabled`: a new web hook is enabled. */
export function newWebHookRequest(values: WebHookValues) {
  const { isEnabled: _isEnabled, ...request } = webHookRequest(values);
  return request;
}
export type NewWebHookRequest = ReturnType<typeof newWebHookRequest>;

/** Returns the form state of a web hook; `hook` is its id, or "new". */
export function useWebHookForm(saved: WebHookValues, hook: string, revision?: number): WebHookForm {
  return useDraftForm<WebHookValues>({
    form: 'web-hook',
    recordId: hook,
    revision,
    saved,
    schema: webHookSettingsSchema,
    errorsOf: webHookErrors,
  });
}

export type WebHookForm = DraftForm<WebHookValues>;
