import { useState } from 'react';
import { uiTexts } from '../i18n';
import { toggled } from '../../lib/list-state';
import type { Selection } from '../data-table';

const texts = uiTexts.dataList;

interface PagedSelectionOptions<Row, Key> {
  /** Names what was searched for and narrowed to: with another one, not everything is selected any more. */
  listKey: string;
  /** How many rows were found. */
  rowCount: number;
  keyOf: (row: Row) => Key;
  nameOf: (row: Row) => string;
}

/** What is ticked in a list of which only some rows are here. */
export interface PagedSelection<Row, Key extends string | number = string | number> extends Selection<Row> {
  count: number;
  /** Everything that was found is meant, but `except`. */
  isWhole: boolean;
  except: readonly Key[];
  /** The rows ticked one by one, with their names, in the order they were ticked. */
  ticked: ReadonlyMap<Key, string>;
  /** These are there no more. */
  drop: (keys: readonly Key[]) => void;
  clear: () => void;
}

/**
 * Which rows of a long list are ticked: single ones by their keys, whatever is scrolled or searched for afterwards, or
 * everything that was found, however little of it is here.
 */
export function usePagedSelection<Row, Key extends string | number>({
  listKey,
  rowCount,
  keyOf,
  nameOf,
}: PagedSelectionOptions<Row, Key>): PagedSelection<Row, Key> {
  const [ticked, setTicked] = useState<ReadonlyMap<Key, string>>(new Map());
  const [whole, setWhole] = useState<{ of: string; except: ReadonlySet<Key> }>();
  // Everything of another search is not what somebody saw when they ticked it.
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
