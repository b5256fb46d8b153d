import { ActionIcon, NativeSelect } from '@mantine/core';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { QuantityInput } from '@/shared/ui/quantity-input';
import { ORDER_LIMITS } from '../config/limits';
import { texts } from '../i18n';
import { lineRights } from '../model/line-rule';
import type { LineValues } from '../model/order-form';
import classes from './order.module.css';

interface LineRowProps {
  line: LineValues;
  /** Saved line; undefined for a new one. */
  saved: LineValues | undefined;
  /** Number of the line, from 1. */
  number: number;
  count: number;
  isProgressShown: boolean;
  fault: string | undefined;
  onChange: (patch: Partial<Pick<LineValues, 'labelId' | 'quantity'>>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** Row of one line. Alt with the arrow keys moves it from any of its fields. */
export function LineRow(props: LineRowProps) {
  const { line, saved, number, count, fault, onChange, onMove, onRemove } = props;
  const id = useId();
  const { name, identifier, quantity } = line;
  const { canRemove, leastQuantity, reason } = lineRights(saved);
  const move = (step: -1 | 1, fieldId: string) => {
    if (number + step < 1 || number + step > count) return;
    onMove(step);
    // The row moves within the document, and a browser removes the focus from moved elements.
    queueMicrotask(() => document.querySelector<HTMLElement>(`[id="${fieldId}"]`)?.focus());
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof HTMLElement) move(step, event.target.id || `${id}-up`);
  };
  return (
    <li className={classes['line']}>
      <div
        role="group"
        aria-label={texts.lineOf({ number, name })}
        className={classes['lineFields']}
        onKeyDownCapture={moveByKey}
      >
        <div className={classes['moves']}>
          <ActionIcon
            id={`${id}-up`}
            variant="subtle"
            color="gray"
            size={28}
            aria-label={texts.up({ name })}
            aria-disabled={number === 1}
            onClick={() => move(-1, `${id}-up`)}
          >
            <ArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            id={`${id}-down`}
            variant="subtle"
            color="gray"
            size={28}
            aria-label={texts.down({ name })}
            aria-disabled={number === count}
            onClick={() => move(1, `${id}-down`)}
          >
            <ArrowDown size={16} aria-hidden />
          </ActionIcon>
        </div>
        <div className={classes['article']}>
          <span className={classes['name']} dir="auto">
            {name}
          </span>
          <span className={classes['quiet']}>
            {[
              ...(identifier === '' ? [] : [identifier]),
              ...(props.isProgressShown && saved
                ? [texts.printedOf({ printed: saved.printedCount, quantity })]
                : []),
            ].join(' · ')}
          </span>
        </div>
        <NativeSelect
          id={`${id}-label`}
          label={texts.label}
          size="md"
          className={classes['label']}
          value={line.labelId}
          data={labelOptions(line)}
          onChange={(event) => onChange({ labelId: event.currentTarget.value })}
        />
        <div className={classes['quantity']}>
          <QuantityInput
            label={texts.quantity}
            value={quantity}
            min={leastQuantity}
            max={ORDER_LIMITS.quantity}
            onChange={(asked) => onChange({ quantity: asked })}
          />
        </div>
        <div className={classes['removal']}>
          {canRemove && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={texts.remove({ name })}
              onClick={onRemove}
            >
              <X size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
        {reason !== '' && <p className={classes['reason']}>{reason}</p>}
        {fault !== undefined && (
          <p role="alert" className={classes['fault']}>
            {fault}
          </p>
        )}
      </div>
    </li>
  );
}

/** Returns the options: the article's own label first; a chosen label that the article no longer has remains an option. */
function labelOptions({ labelId, labels, ownLabel }: LineValues) {
  const isListed = labelId === '' || labels.some((label) => String(label.labelId) === labelId);
  const ownLabelText = ownLabel === '' ? texts.ownLabel : texts.ownLabelNamed({ name: ownLabel });
  return [
    { value: '', label: labels.length === 0 ? texts.noLabel : ownLabelText },
    ...labels.map((label) => ({ value: String(label.labelId), label: label.name })),
    ...(isListed ? [] : [{ value: labelId, label: texts.unknownLabel({ id: labelId }) }]),
  ];
}
