import { Button } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { SEARCH_MIN_CHARS } from '@/shared/config';
import { texts } from '../i18n';
import { commandsOf, type CommandGroup } from '../model/command-groups';
import classes from './command-palette.module.css';

interface SearchNotesProps {
  text: string;
  groups: readonly CommandGroup[];
}

/** Notes below the lines: search in progress, which search failed and why, nothing found. */
export function SearchNotes({ text, groups }: SearchNotesProps) {
  const words = text.trim();
  const count = commandsOf(groups).length;
  const isSearching = groups.some((group) => group.isSearching === true);
  const failed = groups.filter(({ fault = '' }) => fault !== '');
  const isTooShort = words !== '' && words.length < SEARCH_MIN_CHARS;
  const sentence = isSearching
    ? texts.searching
    : isTooShort
      ? texts.typeMore
      : count === 0 && failed.length === 0
        ? texts.nothing({ search: words })
        : texts.found({ count });
  return (
    <div className={classes['notes']}>
      <p role="status" className={classes['status']}>
        {words === '' ? '' : sentence}
      </p>
      {failed.map(({ name, fault = '', retry }) => (
        <div key={name} role="alert" className={classes['fault']}>
          <CircleAlert size={16} aria-hidden />
          <span>{texts.failed({ group: name, reason: fault })}</span>
          {retry && (
            <Button variant="default" size="compact-sm" onClick={retry}>
              {texts.retry}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
