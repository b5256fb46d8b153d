import { Button } from '@mantine/core';
import { uiTexts } from '../i18n';
import classes from './data-list.module.css';
import type { RowTexts } from './row-texts';

const texts = uiTexts.dataList;

/** Action on all ticked rows at once. */
export interface BulkAction<Row> {
  key: string;
  /** Returns the text of the button, with the number of rows: "Disable 3 users". */
  text: (count: number) => string;
  /** Returns whether the action applies to a row; all rows by default. Other rows are left out and not counted. */
  appliesTo?: (row: Row) => boolean;
  isDangerous?: boolean;
  run: (rows: readonly Row[]) => unknown;
}

/** Button of the bar for a list of which not all ticked rows are loaded. */
export interface SelectionAction {
  key: string;
  text: string;
  isDangerous?: boolean | undefined;
  run: () => unknown;
}

interface SelectionBarProps {
  /** Description of the selection: "3 articles selected". */
  words: string;
  actions: readonly SelectionAction[];
  onClear: () => void;
}

/** Bar with the actions on the ticked rows. */
export function SelectionBar({ words, actions, onClear }: SelectionBarProps) {
  return (
    <div role="group" aria-label={texts.selection} className={classes['bulk']}>
      <span role="status" className={classes['count']}>
        {words}
      </span>
      {actions.map(({ key, text, isDangerous, run }) => (
        <Button
          key={key}
          variant="default"
          {...(isDangerous === true && { color: 'red', variant: 'light' })}
          onClick={run}
        >
          {text}
        </Button>
      ))}
      <Button variant="subtle" color="gray" onClick={onClear}>
        {texts.unselect}
      </Button>
    </div>
  );
}

interface BulkBarProps<Row> {
  selected: readonly Row[];
  rowTexts: RowTexts;
  actions: readonly BulkAction<Row>[];
  onClear: () => void;
}

/** Selection bar of a fully loaded list; shown while rows are ticked. */
export function BulkBar<Row>({ selected, rowTexts, actions, onClear }: BulkBarProps<Row>) {
  if (selected.length === 0) return null;
  return (
    <SelectionBar
      words={rowTexts.selected?.({ count: selected.length }) ?? ''}
      actions={actions.flatMap(({ key, text, appliesTo, isDangerous, run }) => {
        const rows = appliesTo ? selected.filter(appliesTo) : selected;
        return rows.length > 0 ? [{ key, text: text(rows.length), isDangerous, run: () => run(rows) }] : [];
      })}
      onClear={onClear}
    />
  );
}
