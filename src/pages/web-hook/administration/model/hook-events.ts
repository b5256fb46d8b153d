import { texts } from '../i18n';

/** The events a web hook can receive, in the order of the form. */
export const HOOK_EVENTS = [
  'print.finished',
  'print.failed',
  'version.published',
  'import.finished',
] as const;
type HookEvent = (typeof HOOK_EVENTS)[number];

/** The keys of the catalogue, by the event. */
const TEXT_KEYS = {
  'print.finished': 'printFinished',
  'print.failed': 'printFailed',
  'version.published': 'versionPublished',
  'import.finished': 'importFinished',
  test: 'test',
} as const;

const isKnown = (event: string): event is keyof typeof TEXT_KEYS => Object.hasOwn(TEXT_KEYS, event);

/** Returns the name of an event; of an unknown one its name on the wire. */
export const eventName = (event: string): string =>
  isKnown(event) ? texts.eventTypes[TEXT_KEYS[event]].name : event;

/** Tells when an event is sent. */
export const eventHint = (event: HookEvent): string => texts.eventTypes[TEXT_KEYS[event]].hint;
