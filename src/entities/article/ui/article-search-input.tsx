import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { ScanBarcode } from 'lucide-react';
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { Article } from '../api/article-schema';
import { DROPDOWN_MAX_HEIGHT_PX } from '../config/limits';
import { texts } from '../i18n';
import type { ArticleSearchScope } from '../model/article-search-scope';
import classes from './article-search-input.module.css';
import { nothingFoundIn } from '../model/nothing-found';
import { useArticleSearch } from './use-article-search';

/** Handle by which a screen controls a search field. */
export interface ArticleSearchHandle {
  focus: () => void;
  /**
   * Takes a scanned code: searches at once and picks an exact hit, with `onHit` if given. Resolves with whether there
   * was one.
   */
  scan: (code: string, onHit?: (article: Article) => void) => Promise<boolean>;
}

interface ArticleSearchInputProps {
  scope: ArticleSearchScope;
  onPick: (article: Article) => void;
  label?: string;
  handle?: Ref<ArticleSearchHandle>;
}

/** Search field for an article by name or identifier. Enter picks the highlighted suggestion, else the exact hit. */
export function ArticleSearchInput({ scope, onPick, label = texts.label, handle }: ArticleSearchInputProps) {
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const search = useArticleSearch(scope, (article) => {
    setOpen(false);
    onPick(article);
  });
  const combobox = useCombobox({
    // An empty list counts as closed: a screen reader would announce it as opened.
    opened: isOpen && search.rows.length > 0,
    onOpenedChange: setOpen,
    onDropdownClose: () => combobox.resetSelectedOption(),
  });

  const submit = async (code: string, onHit?: (article: Article) => void) => {
    setOpen(true);
    const outcome = await search.submit(code, onHit);
    // The code stays in the field, selected, so that the next scan replaces it.
    if (outcome === 'no-hit') input.current?.select();
    if (outcome === 'hit') setOpen(false);
    return outcome === 'hit';
  };
  useImperativeHandle(handle, () => ({
    focus: () => input.current?.focus(),
    scan: (code, onHit) => {
      input.current?.focus();
      return submit(code, onHit);
    },
  }));
  const submitOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    const isMarked = combobox.dropdownOpened && combobox.getSelectedOptionIndex() >= 0;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isMarked) return;
    event.preventDefault();
    void submit(event.currentTarget.value);
  };

  return (
    <div>
      <Combobox
        store={combobox}
        // Rendered in place, so that the list belongs to the same landmark as its field.
        withinPortal={false}
        onOptionSubmit={(value) => {
          const picked = search.rows.find((article) => String(article.id) === value);
          if (picked) search.pick(picked);
        }}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            ref={input}
            label={label}
            placeholder={texts.placeholder}
            value={search.text}
            onChange={(event) => {
              search.type(event.currentTarget.value);
              combobox.resetSelectedOption();
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={submitOnEnter}
            leftSection={<ScanBarcode size={20} aria-hidden />}
            rightSection={search.isFetching ? <Loader size={18} /> : null}
            error={search.hasFailed || search.isNothingFound}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            classNames={{ input: classes['input'] ?? '' }}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options
            mah={DROPDOWN_MAX_HEIGHT_PX}
            className={classes['options']}
            aria-label={texts.suggestions}
          >
            {search.rows.map((article) => (
              <Combobox.Option key={article.id} value={String(article.id)} className={classes['option']}>
                <span className={classes['name']}>{article.name}</span>
                <span className={classes['identifier']} dir="ltr">
                  {article.externalIdentifier}
                </span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <output className={classes['message']}>{messageOf(search, scope)}</output>
    </div>
  );
}

function messageOf(
  search: { hasFailed: boolean; isNothingFound: boolean },
  scope: ArticleSearchScope,
): string {
  if (search.hasFailed) return texts.searchFailed;
  if (!search.isNothingFound) return '';
  return nothingFoundIn(scope);
}
