import { useState } from 'react';
import { uiTexts } from '../i18n';
import { toggled } from '../../lib/list-state';
import type { Selection } from '../data-table';

const texts = uiTexts.dataList;

interface PagedSelectionOptions<Row, Key> {
  /** Identifies the search and the filters: when it changes, a selection of all rows ends. */
  listKey: string;
  /** Number of rows found. */
  rowCount: number;
  keyOf: (row: Row) => Key;
  nameOf: (row: Row) => string;
}

/** Selection in a list of which only some rows are loaded. */
export interface PagedSelection<Row, Key extends string | number = string | number> extends Selection<Row> {
  count: number;
  /** All rows that were found are selected, except those in `except`. */
  isWhole: boolean;
  except: readonly Key[];
  /** Individually ticked rows with their names, in the order in which they were ticked. */
  ticked: ReadonlyMap<Key, string>;
  /** Removes rows that no longer exist from the selection. */
  drop: (keys: readonly Key[]) => void;
  clear: () => void;
}

/**
 * Returns the selection of a long list: single rows by their keys, kept through scrolling and searching, or all rows that
 * were found, even if only a part of them is loaded.
 */
export function usePagedSelection<Row, Key extends string | number>({
  listKey,
  rowCount,
  keyOf,
  nameOf,
}: PagedSelectionOptions<Row, Key>): PagedSelection<Row, Key> {
  const [ticked, setTicked] = useState<ReadonlyMap<Key, string>>(new Map());
  const [whole, setWhole] = useState<{ of: string; except: ReadonlySet<Key> }>();
  // All rows of another search are not those that the person saw when ticking them.
  if (whole && whole.of !== listKey) setWhole(undefined);
  const all = whole?.of === listKey ? whole : undefined;
  const count = all ? Math.max(0, rowCount - all.except.size) : ticked.size;
  const clear = () => {
    setTicked(new Map());
    setWhole(undefined);
  };
  const isEverything = count > 0 && all?.except.size === 0;
  return {
    count,
    isWhole: all !== undefined,
    except: [...(all?.except ?? [])],
    ticked,
    isSelected: (row) => (all ? !all.except.has(keyOf(row)) : ticked.has(keyOf(row))),
    toggle: (row) => {
      const key = keyOf(row);
      if (all) setWhole({ ...all, except: toggled(all.except, key) });
      else
        setTicked((before) => {
          const after = new Map(before);
          if (!after.delete(key)) after.set(key, nameOf(row));
          return after;
        });
    },
    all: isEverything ? 'all' : count > 0 ? 'some' : 'none',
    toggleAll: () => {
      setTicked(new Map());
      setWhole(isEverything ? undefined : { of: listKey, except: new Set() });
    },
    labelOf: (row) => texts.select({ name: nameOf(row) }),
    drop: (keys) => setTicked((before) => new Map([...before].filter(([key]) => !keys.includes(key)))),
    clear,
  };
}
