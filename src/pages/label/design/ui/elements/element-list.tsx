import { VisuallyHidden } from '@mantine/core';
import { describeElement } from 'label-core/design';
import { CircleAlert, EyeOff, Lock } from 'lucide-react';
import { memo, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { LabelElement, LabelParts } from 'label-core';
import { isLocked, withGroup } from '../../model/boxes';
import { elementWords } from '../../model/element-words';
import { keyPress, listAction, type KeyAction } from '../../model/key-action';
import { listStep } from '../../model/list-key';
import type { Designing } from '../../model/use-designing';
import { texts } from '../i18n';
import classes from './elements.module.css';
import { KindIcon } from './kind-icon';
import { useListWindow } from './use-list-window';

interface ElementListProps {
  designing: Designing;
  parts: LabelParts['parts'];
  hidden: ReadonlySet<string>;
  /** A key that is the same as on the canvas was pressed. */
  onKey: (action: KeyAction) => void;
}

/** All elements by name, the front one on top: it can do what the canvas can, without a pointer. */
export function ElementList({ designing, parts, hidden, onKey }: ElementListProps) {
  const { template, selection, select } = designing;
  const rows = template.elements.toReversed();
  const ids = useId();
  const at = rows.findIndex(({ id }) => id === selection.at(-1));
  const problemsOf = (id: string) => parts.get(id)?.problems.length ?? 0;
  const rowId = (index: number) => `${ids}-${index}`;
  const list = useRef<HTMLDivElement>(null);
  const { first, end, padding, measure, scrollTo } = useListWindow(list, rows.length);

  const activate = (index: number, selects: 'only' | 'also' | 'switch') => {
    const id = rows[index]?.id;
    if (id === undefined) return;
    const isSelected = selection.includes(id);
    const others = selection.filter((one) => one !== id);
    if (selects === 'only') select([id]);
    else if (selects === 'switch' && isSelected) select(others);
    else select([...others, id]);
    scrollTo(index);
  };
  const pressKey = (event: KeyboardEvent) => {
    const press = keyPress(event);
    const step = listStep(press, at, rows.length);
    const found = press.mod || press.alt || step ? -1 : rowStarting(rows, press.key, at);
    const action = listAction(press);
    if (step) activate(step.to, step.selects);
    else if (found !== -1) activate(found, 'only');
    else if (action) onKey(action);
    else return;
    event.preventDefault();
  };
  const pressRow = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
    const index = rows.findIndex((_row, position) => row?.id === rowId(position));
    activate(index, event.shiftKey || event.ctrlKey || event.metaKey ? 'switch' : 'only');
  };

  if (rows.length === 0) return <p className={classes['none']}>{texts.elements.none}</p>;
  return (
    <div
      ref={list}
      role="listbox"
      aria-multiselectable
      aria-label={texts.elements.title}
      tabIndex={0}
      className={classes['list']}
      {...(at >= first && at < end && { 'aria-activedescendant': rowId(at) })}
      onScroll={measure}
      onFocus={() => scrollTo(at)}
      onKeyDown={pressKey}
      onClick={pressRow}
      onDoubleClick={() => onKey({ kind: 'rename' })}
    >
      <div role="presentation" style={padding}>
        {rows.slice(first, end).map((element, offset) => (
          <Row
            key={element.id}
            rowId={rowId(first + offset)}
            position={first + offset + 1}
            count={rows.length}
            name={element.id}
            kind={element.type}
            words={elementWords(template, element, problemsOf(element.id))}
            content={describeElement(template, element.id)?.words}
            isSelected={selection.includes(element.id)}
            isHidden={hidden.has(element.id)}
            isLocked={isLocked(template, element.id)}
            isGrouped={withGroup(template, element.id).length > 1}
            hasProblem={problemsOf(element.id) > 0}
          />
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  rowId: string;
  /** Place in the list, from 1, and number of rows: not all of them are there. */
  position: number;
  count: number;
  name: string;
  kind: LabelElement['type'];
  /** What a screen reader says of it. */
  words: string;
  /** First words of its content. */
  content: string | undefined;
  isSelected: boolean;
  isHidden: boolean;
  isLocked: boolean;
  /** It belongs to a group: its row is indented. */
  isGrouped: boolean;
  hasProblem: boolean;
}

const Row = memo(function Row({ rowId, position, count, name, kind, words, content, ...state }: RowProps) {
  return (
    // The list is the stop of the keyboard, and names the active row.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      id={rowId}
      role="option"
      aria-selected={state.isSelected}
      aria-posinset={position}
      aria-setsize={count}
      className={classes['row']}
      data-grouped={state.isGrouped || undefined}
    >
      <VisuallyHidden>{words}</VisuallyHidden>
      <KindIcon kind={kind} />
      <span className={classes['name']} aria-hidden>
        {name}
      </span>
      <span className={classes['words']} aria-hidden>
        {content}
      </span>
      {state.isHidden && <EyeOff size={14} aria-hidden />}
      {state.isLocked && <Lock size={14} aria-hidden />}
      {state.hasProblem && <CircleAlert size={14} className={classes['problem']} aria-hidden />}
    </div>
  );
});

/** Returns the next row whose name begins with a letter; -1 when there is none. */
function rowStarting(rows: readonly { readonly id: string }[], key: string, at: number): number {
  if (Array.from(key).length !== 1 || key === ' ') return -1;
  const after = [...rows.keys()].map((index) => (index + at + 1) % rows.length);
  return after.find((index) => rows[index]?.id.toLowerCase().startsWith(key.toLowerCase()) === true) ?? -1;
}
