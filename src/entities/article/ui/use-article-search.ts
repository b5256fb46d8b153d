import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { articleQueries } from '../api/article-queries';
import type { Article } from '../api/article-schema';
import { NOTHING_FOUND_MIN_CHARS, SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARS } from '../config/limits';
import type { ArticleSearchScope } from '../model/article-search-scope';
import { exactHit } from '../model/exact-hit';

/** State of one search field: what is typed, what is suggested, and what could not be found. */
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
  const pick = (article: Article) => {
    type('');
    onPick(article);
  };
  /** Asks at once, without the pause for typing; resolves with whether an exact hit was picked. */
  const submit = async (submitted: string): Promise<boolean> => {
    type(submitted);
    if (submitted.trim().length < SEARCH_MIN_CHARS) return false;
    setFlushed(submitted);
    const page = await client.query(articleQueries.search(submitted, scope)).catch(() => undefined);
    // Something else was typed or scanned meanwhile: this answer is nobody's any more.
    if (latest.current !== submitted) return false;
    const hit = exactHit(page?.rows ?? [], submitted);
    if (hit) pick(hit);
    return hit !== undefined;
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
