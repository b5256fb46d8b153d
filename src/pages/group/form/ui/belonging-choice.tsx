import { Checkbox, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { texts } from '../i18n';
import { switched, willBeIn, type Belongings } from '../model/belongings';
import { offeredBelongings, type Candidate } from '../model/offered-belongings';
import classes from './group-setup.module.css';

interface BelongingChoiceProps {
  title: string;
  hint: string;
  searchLabel: string;
  none: string;
  candidates: readonly Candidate[];
  value: Belongings;
  onChange: (value: Belongings) => void;
  error?: string | undefined;
}

/** Checkboxes for the members or printers of the group; a search finds the others. */
export function BelongingChoice(props: BelongingChoiceProps) {
  const { title, hint, searchLabel, none, candidates, value, onChange, error } = props;
  const [search, setSearch] = useState('');
  const headingId = useId();
  const { rows, count } = offeredBelongings(candidates, value, search);
  return (
    <section className={classes['section']} role="group" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <p className={classes['hint']}>{hint}</p>
      <TextInput
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        size="md"
        leftSection={<Search size={16} aria-hidden />}
        value={search}
        error={error}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter only searches; it must not submit the form, which has its own button.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {rows.length === 0 && (
        <p className={classes['hint']}>{search.trim() === '' ? none : texts.noneFound({ search })}</p>
      )}
      <ul className={classes['list']}>
        {rows.map(({ id, name, detail, isIn }) => (
          <li key={id}>
            <Checkbox
              label={name}
              description={detail === '' ? undefined : detail}
              size="md"
              checked={willBeIn(id, isIn, value)}
              onChange={() => onChange(switched(id, isIn, value))}
            />
          </li>
        ))}
      </ul>
      {rows.length < count && <p className={classes['hint']}>{texts.more({ shown: rows.length, count })}</p>}
      <output className={classes['hint']}>{changeOf(value)}</output>
    </section>
  );
}

/** Returns a sentence about how many are added and removed by a save. */
const changeOf = ({ added, removed }: Belongings): string =>
  [
    ...(added.length > 0 ? [texts.added({ count: added.length })] : []),
    ...(removed.length > 0 ? [texts.removed({ count: removed.length })] : []),
  ].join(', ');
