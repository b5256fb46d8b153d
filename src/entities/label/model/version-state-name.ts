import { texts } from '../i18n';

const names: Readonly<Record<string, string>> = texts.states;

/** The state of a version as people call it; a state nobody here knows as the server spells it. */
export const versionStateName = (state: string): string => names[state] ?? state;
