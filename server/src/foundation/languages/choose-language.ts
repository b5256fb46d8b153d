import { parseAccept } from 'hono/utils/accept';
import { languageOfTag, type LanguageCode } from 'label-core/sentence';

/**
 * Returns the language of a mail or page: the first available one of those chosen, else the best one accepted by the
 * call, else English.
 * @param chosen language tags, such as the setting of an account: "", null and undefined are no choice
 * @param accepted the header Accept-Language
 */
export function chooseLanguage(
  chosen: readonly (string | null | undefined)[],
  accepted: string | undefined,
): LanguageCode {
  const wanted = parseAccept(accepted ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  const found = [...chosen, ...wanted]
    .map((tag) => languageOfTag(tag ?? ''))
    .find((language) => language !== undefined);
  return found ?? 'en';
}
