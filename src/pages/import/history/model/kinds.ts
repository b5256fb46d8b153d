import { texts } from '../i18n';

/** Names of the kinds of imported records; a server may send other kinds. */
export const kinds: Readonly<Record<string, string>> = texts.kinds;
