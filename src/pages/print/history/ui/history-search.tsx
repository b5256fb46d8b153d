import { useRef, useState } from 'react';
import { useScanner } from '@/shared/lib/scan';
import { SearchField } from '@/shared/ui/search-field';
import { texts } from '../i18n';
import { FILTER_CHARACTERS } from '../config/limits';
import { searchedWords, wordsOfCode } from '../model/searched-words';
import classes from './history.module.css';

interface HistorySearchProps {
  value: string;
  onSearch: (text: string) => void;
}

/** Search over everything that was printed. A code scanned from a label is searched wherever the focus is. */
export function HistorySearch({ value, onSearch }: HistorySearchProps) {
  const [fault, setFault] = useState('');
  useScanner((scan) => {
    setFault(scan.fault ?? '');
    if (scan.fault !== undefined) return;
    const words = wordsOfCode(scan).slice(0, FILTER_CHARACTERS);
    scan.into?.(words);
    onSearch(words);
  });
  const latest = useRef('');
  const search = async (text: string) => {
    latest.current = text;
    const words = await searchedWords(text);
    if (latest.current === text) onSearch(words.slice(0, FILTER_CHARACTERS));
  };
  return (
    <div className={classes['search']}>
      <SearchField label={texts.search} value={value} onSearch={(text) => void search(text)} takesScans />
      <p className={fault === '' ? classes['quiet'] : classes['fault']} role="status">
        {fault === '' ? texts.searchHint : fault}
      </p>
    </div>
  );
}
