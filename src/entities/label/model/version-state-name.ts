import { texts } from '../i18n';

const names: Readonly<Record<string, string>> = texts.states;

/** Returns the display name of a version's state; an unknown state as the server spells it. */
export const versionStateName = (state: string): string => names[state] ?? state;
