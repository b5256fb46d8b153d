import { texts } from '../i18n';

/** The names of the kinds of records an import can have; a server may send others. */
export const kinds: Readonly<Record<string, string>> = texts.kinds;
