import { expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

it.each([
  ['the setting of the account', ['de', 'fr'], 'es', 'de'],
  ['the invitation where the account is set to nothing', ['', 'fr'], 'es', 'fr'],
  ['the call where nothing was chosen', [undefined, null], 'es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['the call where a language was chosen that there is not', ['sv'], 'fr', 'fr'],
  ['what the call likes best of those there are', [], 'sv,en;q=0.5,de-AT;q=0.7,de;q=0.6', 'de'],
  ['nothing that the call refuses', [], 'de;q=0,*;q=0.5', 'en'],
  ['a region of a language', ['de-CH'], undefined, 'de'],
  ['the call where a text that is no tag was chosen', ['de"><script>', 'x'.repeat(100_000)], 'fr', 'fr'],
  ['English where nobody says anything', [], undefined, 'en'],
  ['English where the header is none', [], ';;=,"', 'en'],
] as const)('a mail or page is in the language of %s', (_, chosen, accepted, language) => {
  expect(chooseLanguage(chosen, accepted)).toBe(language);
});
