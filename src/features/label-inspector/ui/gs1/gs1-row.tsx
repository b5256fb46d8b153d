import { NativeSelect, TextInput } from '@mantine/core';
import type { Gs1Row as Row } from 'label-core/design';
import type { LabelTemplate } from 'label-core';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { digitsOf, isDay, knownAs, knownIdentifiers, mostDecimals } from '../../model/gs1-identifiers';
import { useCaretInsertion } from '@/entities/label';
import classes from '../fields.module.css';
import { texts } from '../i18n';
import { InsertVariable } from '../insert-variable';
import { ToolButton } from '../tool-button';
import { OtherIdentifier } from './other-identifier';

interface Gs1RowProps {
  template: LabelTemplate;
  row: Row;
  /** Of the row, from 1. */
  number: number;
  isLast: boolean;
  /** What is wrong with the value that is shown. */
  fault: string | undefined;
  /** Returns why the row cannot be so; undefined after it became so. */
  onChange: (changed: Partial<Row>) => string | undefined;
  onMove: (way: 'up' | 'down') => void;
  onRemove: () => void;
}

const OTHER = 'other';

/** One element of a GS1 content: its identifier by number and name, and its value. */
export function Gs1Row({ template, row, number, isLast, fault, onChange, onMove, onRemove }: Gs1RowProps) {
  const words = texts.gs1;
  const { identifier, value } = row;
  const [asksOther, setAsksOther] = useState(false);
  const { field, onFocus, insert } = useCaretInsertion<HTMLInputElement>();
  const [typed, setTyped] = useState<{ text: string; of: string; refusal: string }>();
  const draft = typed?.of === value ? typed : undefined;
  const text = draft?.text ?? value;
  const known = knownAs(identifier);
  const most = mostDecimals(known);

  const choose = (chosen: string) => {
    const wanted = knownIdentifiers.find((one) => one === chosen);
    setAsksOther(!wanted);
    if (wanted) onChange({ identifier: digitsOf(wanted) });
  };
  const change = (next: string) => {
    const refusal = onChange({ value: next });
    // What cannot be the value yet stays in the field: the next characters may make it one.
    setTyped(refusal === undefined ? undefined : { text: next, of: value, refusal });
  };
  return (
    <li className={classes['row']}>
      <div className={classes['rowLine']}>
        <NativeSelect
          size="sm"
          aria-label={words.identifier({ number })}
          value={asksOther ? OTHER : (known ?? OTHER)}
          data={[
            ...knownIdentifiers.map((one) => ({
              value: one,
              label: words.option({ identifier: one, name: words.names[one] }),
            })),
            { value: OTHER, label: words.other },
          ]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <ToolButton
          label={words.up({ identifier })}
          icon={ArrowUp}
          disabled={number === 1}
          onClick={() => onMove('up')}
        />
        <ToolButton
          label={words.down({ identifier })}
          icon={ArrowDown}
          disabled={isLast}
          onClick={() => onMove('down')}
        />
        <ToolButton label={words.remove({ identifier })} icon={Trash2} onClick={onRemove} />
      </div>
      {(asksOther || !known) && (
        <OtherIdentifier
          number={number}
          identifier={identifier}
          isAsked={asksOther}
          onChange={(digits) => onChange({ identifier: digits })}
          onLeave={() => setAsksOther(false)}
        />
      )}
      {!asksOther && most !== undefined && (
        <NativeSelect
          size="sm"
          aria-label={words.decimals({ identifier })}
          value={identifier.slice(-1)}
          data={Array.from({ length: most + 1 }, (_, count) => ({
            value: String(count),
            label: words.decimalsOf({ count }),
          }))}
          onChange={(event) => onChange({ identifier: identifier.slice(0, -1) + event.currentTarget.value })}
        />
      )}
      <div className={classes['rowLine']}>
        <TextInput
          ref={field}
          size="sm"
          aria-label={words.value({ identifier })}
          description={isDay(identifier) && words.day}
          inputWrapperOrder={['input', 'description', 'error']}
          dir="auto"
          autoComplete="off"
          value={text}
          error={draft?.refusal ?? fault}
          onChange={(event) => change(event.currentTarget.value)}
          onFocus={onFocus}
          onBlur={() => setTyped(undefined)}
        />
        <InsertVariable
          template={template}
          iconLabel={words.insert({ identifier })}
          onInsert={(placeholder) => change(insert(text, placeholder))}
        />
      </div>
    </li>
  );
}
