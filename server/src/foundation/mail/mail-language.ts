import { parseAccept } from 'hono/utils/accept';

/** What mails are written in; what somebody reads who reads none of the others comes first. */
const mailLanguages = ['en', 'de', 'fr', 'es'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/**
 * The language somebody is written to in: the first of those chosen for them that there is, else what the call that
 * causes the mail accepts, else English.
 * @param chosen language tags, such as the setting of an account: "", null and undefined are no choice
 * @param accepted the header Accept-Language
 */
export function chooseMailLanguage(
  chosen: readonly (string | null | undefined)[],
  accepted: string | undefined,
): MailLanguage {
  const wanted = parseAccept(accepted ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  const found = [...chosen, ...wanted].map((tag) => baseOf(tag ?? '')).find((base) => base !== undefined);
  return found ?? 'en';
}

/** "de-AT" is written to in German. */
const baseOf = (tag: string): MailLanguage | undefined =>
  mailLanguages.find((language) => language === tag.toLowerCase().split('-')[0]);
