import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SEARCH_MIN_CHARS, SEARCH_DEBOUNCE_MS } from '@/shared/config';
import { articleQueries } from '../api/article-queries';
import type { Article } from '../api/article-schema';
import { NOTHING_FOUND_MIN_CHARS } from '../config/limits';
import type { ArticleSearchScope } from '../model/article-search-scope';
import { findArticle } from '../model/find-article';

/** Returns the state of one search field: the typed text, the suggestions, and whether nothing was found. */
export function useArticleSearch(scope: ArticleSearchScope, onPick: (article: Article) => void) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  const [flushed, setFlushed] = useState<string>();
  const latest = useRef('');
  const asked = flushed === text ? text : settled === text ? text : '';
  const { data, error, isFetching } = useQuery(articleQueries.search(asked, scope));

  const type = (next: string) => {
    latest.current = next;
    setText(next);
    setFlushed(undefined);
  };
  const pick = (article: Article, onHit = onPick) => {
    type('');
    onHit(article);
  };
  /**
   * Searches at once, without the typing delay, and picks an exact hit; a submission that a newer one replaced returns
   * `overtaken`.
   */
  const submit = async (submitted: string, onHit = onPick): Promise<'hit' | 'no-hit' | 'overtaken'> => {
    type(submitted);
    if (submitted.trim().length < SEARCH_MIN_CHARS) return 'no-hit';
    setFlushed(submitted);
    const hit = await findArticle(client, submitted, scope).catch(() => undefined);
    // Another text was typed or scanned meanwhile: this result is no longer needed.
    if (latest.current !== submitted) return 'overtaken';
    if (hit) pick(hit, onHit);
    return hit ? 'hit' : 'no-hit';
  };

  const rows = data?.rows ?? [];
  return {
    text,
    rows,
    isFetching,
    hasFailed: error !== null && asked !== '',
    isNothingFound: data !== undefined && rows.length === 0 && asked.trim().length >= NOTHING_FOUND_MIN_CHARS,
    type,
    pick,
    submit,
  };
}
