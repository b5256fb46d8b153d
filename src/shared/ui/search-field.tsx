import { CloseButton, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { uiTexts } from './i18n';
import { useDebouncedCallback } from '../lib/timing';
import { SEARCH_DEBOUNCE_MS } from '../config';

const texts = uiTexts.searchField;

interface SearchFieldProps {
  label: string;
  /** Current search, from the address. */
  value: string;
  /** Called 300 ms after the last key, at once on Enter or when cleared. */
  onSearch: (text: string) => void;
  /** A scan into the field is typed into it (`useScanner`). */
  takesScans?: boolean;
  /** False for a second search field of a screen. */
  hasKey?: boolean;
}

/** Search field of a list. The key `/` focuses it from anywhere on the screen. */
export function SearchField({ label, value, onSearch, takesScans = false, hasKey = true }: SearchFieldProps) {
  const [draft, setDraft] = useState({ text: value, of: value, asked: value });
  const field = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const goal = useNavigation().location;
  const isLeaving = goal !== undefined && goal.pathname !== pathname;
  // A late search would cancel the navigation to a screen that is still being loaded.
  const search = useDebouncedCallback((text: string) => {
    if (isLeaving) return;
    setDraft((last) => ({ ...last, asked: text }));
    onSearch(text);
  }, SEARCH_DEBOUNCE_MS);
  // A change of the address from outside (Back, a link) replaces the typed text. A change by the search itself does not,
  // because the person may have typed more meanwhile.
  if (draft.of !== value)
    setDraft({ text: draft.asked === value ? draft.text : value, of: value, asked: value });
  useHotkeys(hasKey ? [['/', () => field.current?.focus()]] : []);
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
      {...(takesScans && { 'data-takes-scan': '' })}
      spellCheck={false}
      size="md"
      w={{ base: '100%', sm: 360 }}
    />
  );
}
