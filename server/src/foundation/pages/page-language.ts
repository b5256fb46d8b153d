import type { LanguageCode } from 'label-core/sentence';
import { z } from 'zod';
import { chooseLanguage } from '../languages/choose-language.ts';

/** Query of a page: the language of a link to it. Anything that is no language of the program counts as none. */
export const pageQuery = z.object({ language: z.string().optional() });

interface PageCall {
  readonly query: z.output<typeof pageQuery>;
  readonly facts: { readonly acceptLanguage: string | undefined };
}

/** Returns the language of a page: that of its address, else the best one that the browser accepts, else English. */
export const pageLanguage = ({ query, facts }: PageCall): LanguageCode =>
  chooseLanguage([query.language], facts.acceptLanguage);

/** Returns the address of another page of the server in the same language. */
export const pagePath = (path: 'help' | 'status', language: LanguageCode): string =>
  `./${path}?language=${language}`;
