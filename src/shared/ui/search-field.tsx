import { CloseButton, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { uiTexts } from './i18n';
import { useDebouncedCallback } from '../lib/debounce';
import { SEARCH_DEBOUNCE_MS } from '../config';

const texts = uiTexts.searchField;

interface SearchFieldProps {
  label: string;
  /** What is being searched for now, from the address. */
  value: string;
  /** Told 300 ms after the last key, at once on Enter or when cleared. */
  onSearch: (text: string) => void;
}

/** The search of a list. `/` brings the focus here from anywhere on the screen. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [draft, setDraft] = useState({ text: value, of: value, asked: value });
  const field = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const goal = useNavigation().location;
  const isLeaving = goal !== undefined && goal.pathname !== pathname;
  // Who is on the way to a screen that is still being loaded would be called back by a search that comes late.
  const search = useDebouncedCallback((text: string) => {
    if (isLeaving) return;
    setDraft((last) => ({ ...last, asked: text }));
    onSearch(text);
  }, SEARCH_DEBOUNCE_MS);
  // The address changed from outside (Back, a link): it wins over what was typed for the old one. One that comes from the
  // search itself does not: meanwhile more may have been typed.
  if (draft.of !== value)
    setDraft({ text: draft.asked === value ? draft.text : value, of: value, asked: value });
  useHotkeys([['/', () => field.current?.focus()]]);
  const clear = () => {
    setDraft({ ...draft, text: '', of: value });
    search.flush('');
    field.current?.focus();
  };
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={draft.text !== '' && <CloseButton aria-label={texts.clear} onClick={clear} />}
      value={draft.text}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setDraft({ ...draft, text, of: value });
        search.call(text.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search.flush(draft.text.trim());
      }}
      autoComplete="off"
      spellCheck={false}
      size="md"
      w={{ base: '100%', sm: 360 }}
    />
  );
}
