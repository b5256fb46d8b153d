import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { articleSearchScope, findArticle, type Article } from '@/entities/article';
import { LOOKUPS_AT_ONCE } from '../config/limits';
import { readCodes, type PastedCode } from './read-codes';

export interface FoundCode extends PastedCode {
  /** Only article that matches the code; undefined if there is none, or more than one. */
  article: Article | undefined;
}

/**
 * Returns a function that finds the articles of pasted codes, a few at a time and in their order. Rejects if the server
 * cannot be reached.
 */
export function useCodeLookup() {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const lookUp = async (text: string): Promise<{ found: FoundCode[]; isCut: boolean }> => {
    const { codes, isCut } = readCodes(text);
    setBusy(true);
    const found = await findAll(client, codes).finally(() => setBusy(false));
    return { found, isCut };
  };
  return { isBusy, lookUp };
}

async function findAll(client: QueryClient, codes: readonly PastedCode[]): Promise<FoundCode[]> {
  const found: FoundCode[] = [];
  for (let at = 0; at < codes.length; at += LOOKUPS_AT_ONCE) {
    const some = codes.slice(at, at + LOOKUPS_AT_ONCE);
    const articles = await Promise.all(
      some.map(({ code }) => findArticle(client, code, articleSearchScope('all', []))),
    );
    found.push(...some.map((code, index) => ({ ...code, article: articles[index] })));
  }
  return found;
}
