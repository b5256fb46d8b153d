import { faultsOf, type FormFaults } from '@/shared/lib/form-faults';
import type { WebHook } from '../api/web-hook-schema';
import { faultTexts } from './fault-texts';
import { HOOK_EVENTS } from './hook-events';

/** A web hook as it is being entered. */
export interface WebHookValues {
  name: string;
  url: string;
  events: readonly string[];
  isEnabled: boolean;
}

export const NEW_WEB_HOOK: WebHookValues = { name: '', url: '', events: [], isEnabled: true };

const NAME_CHARACTERS = 200;

/** A saved web hook in the form. */
export const valuesOf = ({ name, url, events, isEnabled }: WebHook): WebHookValues => ({
  name,
  url,
  events: HOOK_EVENTS.map(({ event }) => event).filter((event) => events.includes(event)),
  isEnabled,
});

/** What keeps a web hook from being saved, by field; where an address leads is the server's to find out. */
export const webHookFaults = ({ name, url, events }: WebHookValues): FormFaults =>
  faultsOf({
    name: nameFault(name.trim()),
    url: isWebAddress(url.trim()) ? undefined : faultTexts.noAddress,
    events: events.length === 0 ? faultTexts.noEvent : undefined,
  });

function nameFault(name: string): string | undefined {
  if (name === '') return faultTexts.noName;
  return name.length > NAME_CHARACTERS ? faultTexts.longName : undefined;
}

const isWebAddress = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url);

/** The body of POST api/integrationwebhooks. */
export const newWebHookRequest = ({ name, url, events }: WebHookValues) => ({
  name: name.trim(),
  url: url.trim(),
  events,
});
export type NewWebHookRequest = ReturnType<typeof newWebHookRequest>;

/** The body of PUT api/integrationwebhooks/{id}. */
export const webHookRequest = (values: WebHookValues) => ({
  ...newWebHookRequest(values),
  isEnabled: values.isEnabled,
});
export type WebHookRequest = ReturnType<typeof webHookRequest>;
