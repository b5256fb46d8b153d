import { texts } from '../i18n';

/** The events a web hook can receive, in the order of the form. */
export const HOOK_EVENTS = [
  'print.finished',
  'print.failed',
  'version.published',
  'import.finished',
] as const;
type HookEvent = (typeof HOOK_EVENTS)[number];

/** Keys of the texts, by event. */
const TEXT_KEYS = {
  'print.finished': 'printFinished',
  'print.failed': 'printFailed',
  'version.published': 'versionPublished',
  'import.finished': 'importFinished',
  test: 'test',
} as const;

const isKnown = (event: string): event is keyof typeof TEXT_KEYS => Object.hasOwn(TEXT_KEYS, event);

/** Returns the display name of an event; an unknown event keeps its API name. */
export const eventName = (event: string): string =>
  isKnown(event) ? texts.eventTypes[TEXT_KEYS[event]].name : event;

/** Returns a sentence that says when an event is sent. */
export const eventHint = (event: HookEvent): string => texts.eventTypes[TEXT_KEYS[event]].hint;
