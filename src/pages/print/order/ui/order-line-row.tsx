import { Button, Checkbox } from '@mantine/core';
import { CircleAlert, CircleCheck, Eye } from 'lucide-react';
import { QuantityInput } from '@/shared/ui/quantity-input';
import { texts } from '../i18n';
import type { LineFault } from '../model/line-faults';
import { remainingOf, type FormLine, type LineEdit } from '../model/order-line-form';
import { lineId, PANEL_ID } from '../model/element-ids';
import { LineLabelChoice } from './line-label-choice';
import { LineFacts } from './line-facts';
import classes from './print-order.module.css';

interface OrderLineRowProps {
  formLine: FormLine;
  faults: readonly LineFault[];
  isFocused: boolean;
  onEdit: (change: LineEdit) => void;
  onFocus: () => void;
}

/** Row of one line: checkbox, label and quantity, printed labels, and errors. */
export function OrderLineRow({ formLine, faults, isFocused, onEdit, onFocus }: OrderLineRowProps) {
  const { line, isIncluded, quantity } = formLine;
  const id = lineId(line.position);
  const edit = (change: LineEdit) => {
    onEdit(change);
    onFocus();
  };
  const isDone = remainingOf(line) === 0 && line.openCount === 0 && line.printedCount > 0;
  return (
    <li className={classes['line']} data-focused={isFocused || undefined} aria-label={line.article.name}>
      <div className={classes['what']}>
        <Checkbox
          id={id}
          size="md"
          classNames={{ body: classes['tick'] ?? '' }}
          checked={isIncluded}
          label={<span className={classes['article']}>{line.article.name}</span>}
          aria-describedby={faults.length > 0 ? `${id}-faults` : undefined}
          onFocus={onFocus}
          onChange={(event) => onEdit({ isIncluded: event.currentTarget.checked })}
        />
        {isDone && <CircleCheck size={20} aria-hidden className={classes['good']} />}
      </div>
      <LineFacts formLine={formLine} />
      <div className={classes['fields']}>
        <LineLabelChoice formLine={formLine} onChoose={(labelId) => edit({ labelId })} />
        <QuantityInput
          label={texts.quantity}
          value={quantity}
          onChange={(changed) => edit({ quantity: changed, isIncluded: true })}
        />
        <Button
          variant="subtle"
          mih={44}
          leftSection={<Eye size={16} aria-hidden />}
          aria-label={texts.lookOf({ article: line.article.name })}
          aria-pressed={isFocused}
          onClick={() => {
            onFocus();
            // On a phone the label is below the lines.
            document.getElementById(PANEL_ID)?.scrollIntoView?.({ block: 'nearest' });
          }}
        >
          {texts.look}
        </Button>
      </div>
      {faults.length > 0 && (
        <ul id={`${id}-faults`} className={classes['faults']}>
          {faults.map(({ message }) => (
            <li key={message}>
              <CircleAlert size={16} aria-hidden />
              {message}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
