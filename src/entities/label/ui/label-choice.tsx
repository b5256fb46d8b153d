import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toId, type Id } from '@/shared/api';
import { QueryView } from '@/shared/ui/query-view';
import { labelQueries } from '../api/label-queries';
import classes from './label-choice.module.css';
import { texts } from './texts';

interface LabelChoiceProps {
  label: ReactNode;
  description: string;
  /** Chosen before: one of them may not be printable now, and is then still offered. */
  saved?: readonly { labelId: Id; name: string }[];
  value: readonly Id[];
  error?: string | undefined;
  onChange: (labelIds: Id[]) => void;
}

/** Any number of labels, of those that can be printed. */
export function LabelChoice({ label, description, saved = [], value, error, onChange }: LabelChoiceProps) {
  const labels = useQuery(labelQueries.list());
  return (
    <QueryView query={labels}>
      {(printable) => {
        const isKnown = new Set(printable.map(({ labelId }) => labelId));
        const offered = [
          ...printable.map(({ labelId, name }) => ({ labelId, name })),
          ...saved
            .filter(({ labelId }) => !isKnown.has(labelId))
            .map(({ labelId, name }) => ({ labelId, name: texts.notPrintable(name) })),
        ].toSorted((one, other) => one.name.localeCompare(other.name));
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
