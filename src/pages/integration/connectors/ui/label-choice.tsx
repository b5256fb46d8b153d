import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Connector } from '@/entities/connector';
import { labelQueries } from '@/entities/label';
import { toId, type Id } from '@/shared/api';
import { QueryView } from '@/shared/ui/query-view';
import classes from './connectors.module.css';
import { texts } from './texts';

interface LabelChoiceProps {
  /** Those the connector has: one of them may not be printable now, and is then still offered. */
  saved: Connector['labels'];
  value: readonly Id[];
  error: string | undefined;
  onChange: (labelIds: Id[]) => void;
}

/** The labels that articles of a connector are printed with. */
export function LabelChoice({ saved, value, error, onChange }: LabelChoiceProps) {
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
            label={<h2>{texts.labels}</h2>}
            description={texts.labelsHint}
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
