import { useState } from 'react';
import { uiTexts } from '../i18n';
import { toggled } from '../../lib/list-state';
import type { Selection } from '../data-table';

const texts = uiTexts.dataList;

type Key = string | number;

interface SelectionOptions<Row> {
  /** Rows that are listed now: only these can be ticked, and only these count as selected. */
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  nameOf: (row: Row) => string;
}

/** Returns the selection of a list. Rows that are filtered out or deleted are not part of it. */
export function useSelection<Row>({ rows, keyOf, nameOf }: SelectionOptions<Row>) {
  const [ticked, setTicked] = useState<ReadonlySet<Key>>(new Set());
  const selected = ticked.size === 0 ? [] : rows.filter((row) => ticked.has(keyOf(row)));
  const isAll = rows.length > 0 && selected.length === rows.length;
  const selection: Selection<Row> = {
    isSelected: (row) => ticked.has(keyOf(row)),
    toggle: (row) => setTicked((before) => toggled(before, keyOf(row))),
    all: isAll ? 'all' : selected.length > 0 ? 'some' : 'none',
    toggleAll: () => setTicked(isAll ? new Set() : new Set(rows.map(keyOf))),
    labelOf: (row) => texts.select({ name: nameOf(row) }),
  };
  return { selection, selected, clear: () => setTicked(new Set()) };
}
