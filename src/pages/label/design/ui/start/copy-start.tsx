import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { labelQueries, LabelThumbnail } from '@/entities/label';
import { compareTexts } from '@/shared/i18n';
import { holdsWords } from '@/shared/lib/word-search';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { QueryView } from '@/shared/ui/query-view';
import { LABELS_SHOWN } from '../../config/limits';
import { sameSizeFirst } from '../../model/label-size';
import { useBegin } from '../../api/begin-design-mutation';
import { texts } from '../../i18n';
import { StartChoice } from './start-choice';
import type { StartProps } from './start-props';
import classes from './start.module.css';

/** Begins with a copy of another label's newest version: a search in the labels of the organisation. */
export function CopyStart({ size, onStart }: StartProps) {
  const labels = useQuery(labelQueries.ofOrganization());
  const [search, setSearch] = useState('');
  const beginning = useBegin(onStart);
  return (
    <div className={classes['panel']}>
      <TextInput
        type="search"
        size="md"
        label={texts.start.searchLabels}
        leftSection={<Search size={16} aria-hidden />}
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <QueryView query={labels} empty={<p className={classes['hint']}>{texts.start.noLabels}</p>}>
        {(all) => {
          const found = all
            .filter(({ name }) => holdsWords(name, search))
            .toSorted((one, other) => compareTexts(one.name, other.name));
          const left = found.length - LABELS_SHOWN;
          return (
            <>
              <ul className={classes['choices']} aria-label={texts.start.labels}>
                {sameSizeFirst(found, size)
                  .slice(0, LABELS_SHOWN)
                  .map((label) => (
                    <StartChoice
                      key={label.labelId}
                      name={label.name}
                      widthMm={label.widthMm}
                      heightMm={label.heightMm}
                      picture={<LabelThumbnail label={label} version="newest" />}
                      from={{ labelId: label.labelId }}
                      beginning={beginning}
                    />
                  ))}
              </ul>
              <p role="status" className={classes['hint']}>
                {found.length === 0 && texts.start.noLabelsFor({ search })}
                {left > 0 && texts.start.moreLabels({ count: left })}
              </p>
            </>
          );
        }}
      </QueryView>
      {beginning.error && <ErrorPanel error={beginning.error} title={texts.start.failed} />}
    </div>
  );
}
