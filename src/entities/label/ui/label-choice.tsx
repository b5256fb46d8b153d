import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toId, type Id } from '@/shared/api';
import { compareTexts } from '@/shared/i18n';
import { QueryView } from '@/shared/ui/query-view';
import type { AdministeredLabel } from '../api/administered-label-schema';
import { labelQueries } from '../api/label-queries';
import { texts } from '../i18n';
import classes from './label-choice.module.css';

interface LabelChoiceProps {
  label: ReactNode;
  description: string;
  /** Labels chosen before: one that cannot be printed now is still offered. */
  saved?: readonly { labelId: Id; name: string }[];
  value: readonly Id[];
  /** Also offers labels that cannot be printed now, marked as such, because they are printed later. */
  isEvery?: boolean;
  error?: string | undefined;
  onChange: (labelIds: Id[]) => void;
}

/** Field for choosing any number of labels: of those that can be printed, or of all. */
export function LabelChoice({
  label,
  description,
  saved = [],
  value,
  isEvery = false,
  error,
  onChange,
}: LabelChoiceProps) {
  const labels = useQuery(labelQueries.list());
  // A server may deny a person this list: then only the printable labels are offered.
  const every = useQuery({ ...labelQueries.ofOrganization(), enabled: isEvery, meta: { silent: true } });
  return (
    <QueryView query={labels}>
      {(printable) => {
        const more = isEvery ? (every.data ?? []) : [];
        const isPrintable = new Set(printable.map(({ labelId }) => labelId));
        const isKnown = new Set([...isPrintable, ...more.map(({ labelId }) => labelId)]);
        const offered = [
          ...printable.map(({ labelId, name }) => ({ labelId, name })),
          ...more
            .filter(({ labelId }) => !isPrintable.has(labelId))
            .map((one) => ({ labelId: one.labelId, name: nameOf(one) })),
          ...saved
            .filter(({ labelId }) => !isKnown.has(labelId))
            .map(({ labelId, name }) => ({ labelId, name: texts.notPrintable({ name }) })),
        ].toSorted((one, other) => compareTexts(one.name, other.name));
        return (
          <Checkbox.Group
            size="md"
            label={label}
            description={description}
            value={value.map(String)}
            error={error}
            onChange={(chosen) => onChange(chosen.map(toId))}
          >
            {offered.length > 0 && (
              <div className={classes['choices']}>
                {offered.map(({ labelId, name }) => (
                  <Checkbox key={labelId} value={String(labelId)} size="md" label={name} />
                ))}
              </div>
            )}
          </Checkbox.Group>
        );
      }}
    </QueryView>
  );
}

/** Returns the name of a label that this person cannot print, with the reason. */
function nameOf({ name, isEnabled, state, publishedVersion }: AdministeredLabel): string {
  if (!isEnabled) return texts.notPrintable({ name });
  return state !== '' && publishedVersion === undefined ? texts.notPublished({ name }) : name;
}
