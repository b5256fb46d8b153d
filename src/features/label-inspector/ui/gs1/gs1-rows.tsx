import { Button } from '@mantine/core';
import { readGs1Rows, refusalOf, writeGs1Rows, type Edit, type Gs1Row as Row } from 'label-core/design';
import type { BarcodeElement } from 'label-core';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { translated } from '@/shared/i18n';
import type { InspectorProps } from '../../model/inspector-props';
import classes from '../fields.module.css';
import { texts } from '../i18n';
import { Gs1Row } from './gs1-row';

type Gs1RowsProps = Pick<InspectorProps, 'template' | 'kit' | 'values' | 'onEdit'> & {
  element: BarcodeElement;
};

/** What most labels have first; the person chooses another. */
const NEW_IDENTIFIERS = ['01', '10', '17', '21'];
const EXAMPLE = '(01){{ean}}(10){{lot}}';

/** The content of a GS1 code row by row: identifier, and a value that is typed or comes from a variable. */
export function Gs1Rows({ template, element, kit, values, onEdit }: Gs1RowsProps) {
  const words = texts.gs1;
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [focused, setFocused] = useState<Focused>();
  // A row that was added or moved takes the focus once it is there.
  useLayoutEffect(() => {
    if (focused) (controlOf(list.current?.children[focused.row], focused) ?? addButton.current)?.focus();
  }, [focused]);

  const rows = readGs1Rows(element.value);
  if (!rows) return <p className={classes['note']}>{words.noRows({ example: EXAMPLE })}</p>;
  const faults = kit?.core.gs1Faults(element, template, values);
  const editOf = (content: string): Edit => ({ kind: 'setContent', id: element.id, content });

  /** Returns why these rows cannot be the content; undefined after they became it. */
  const set = (next: readonly Row[]): string | undefined => {
    const content = writeGs1Rows(next);
    if (content === undefined) return words.bracket;
    const refusal = refusalOf(template, editOf(content));
    if (refusal) return translated(refusal);
    onEdit(editOf(content), `content:${element.id}`);
    return undefined;
  };
  const move = (row: Row, from: number, control: 'up' | 'down') => {
    const to = control === 'up' ? from - 1 : from + 1;
    set(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    setFocused({ row: to, control });
  };
  const add = () => {
    const identifier = NEW_IDENTIFIERS.find((one) => rows.every((row) => row.identifier !== one)) ?? '91';
    set([...rows, { identifier, value: '' }]);
    setFocused({ row: rows.length, control: 'identifier' });
  };
  const remove = (index: number) => {
    set(rows.toSpliced(index, 1));
    setFocused({ row: Math.min(index, rows.length - 2), control: 'identifier' });
  };
  return (
    <>
      <ol ref={list} className={classes['rows']} aria-label={words.rows}>
        {rows.map((row, index) => (
          <Gs1Row
            key={`row ${index}`}
            template={template}
            row={row}
            number={index + 1}
            isLast={index === rows.length - 1}
            fault={faults?.rows[index] && translated(faults.rows[index])}
            onChange={(changed) => set(rows.with(index, { ...row, ...changed }))}
            onMove={(way) => move(row, index, way)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {faults?.together && (
        <p className={classes['note']}>{words.together({ reason: translated(faults.together) })}</p>
      )}
      {faults?.link !== undefined && (
        <p className={classes['note']} dir="ltr">
          {faults.link}
        </p>
      )}
      <div className={classes['actions']}>
        <Button
          ref={addButton}
          size="xs"
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={add}
        >
          {words.add}
        </Button>
      </div>
    </>
  );
}

interface Focused {
  readonly row: number;
  readonly control: 'identifier' | 'up' | 'down';
}

/** Returns a control of a row: at the end of the list the button for the way back stands for the one that cannot be pressed. */
function controlOf(row: Element | undefined, { control }: Focused): HTMLElement | null | undefined {
  if (control === 'identifier') return row?.querySelector('select');
  const [up, down] = row?.querySelectorAll('button') ?? [];
  const [wanted, other] = control === 'up' ? [up, down] : [down, up];
  return wanted?.disabled === true ? other : wanted;
}
