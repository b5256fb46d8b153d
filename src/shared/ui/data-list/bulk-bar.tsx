import { Button } from '@mantine/core';
import classes from './data-list.module.css';
import { texts, type Noun } from './texts';

/** Something done to all ticked rows at once. */
export interface BulkAction<Row> {
  key: string;
  /** What happens, with the number of rows: "Disable 3 users". */
  text: (count: number) => string;
  /** Rows this can be done to: without it, all of them. The others are left out and not counted. */
  appliesTo?: (row: Row) => boolean;
  isDangerous?: boolean;
  run: (rows: readonly Row[]) => unknown;
}

interface BulkBarProps<Row> {
  selected: readonly Row[];
  noun: Noun;
  actions: readonly BulkAction<Row>[];
  onClear: () => void;
}

/** What can be done to the ticked rows; there while something is ticked. */
export function BulkBar<Row>({ selected, noun, actions, onClear }: BulkBarProps<Row>) {
  if (selected.length === 0) return null;
  return (
    <div role="group" aria-label={texts.selection} className={classes['bulk']}>
      <span role="status" className={classes['count']}>
        {texts.selected(selected.length, noun)}
      </span>
      {actions.map(({ key, text, appliesTo, isDangerous, run }) => {
        const rows = appliesTo ? selected.filter(appliesTo) : selected;
        return (
          rows.length > 0 && (
            <Button
              key={key}
              variant="default"
              {...(isDangerous === true && { color: 'red', variant: 'light' })}
              onClick={() => run(rows)}
            >
              {text(rows.length)}
            </Button>
          )
        );
      })}
      <Button variant="subtle" color="gray" onClick={onClear}>
        {texts.unselect}
      </Button>
    </div>
  );
}
