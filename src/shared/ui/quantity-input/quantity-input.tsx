import { ActionIcon, Input } from '@mantine/core';
import { Minus, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { uiTexts } from '../i18n';
import { CODE_GAP_MS, MAX_QUANTITY } from '../../config';
import classes from './quantity-input.module.css';

const texts = uiTexts.quantityInput;

interface QuantityInputProps {
  value: number;
  onChange: (value: number) => void;
  label: string;
  min?: number;
  max?: number;
  /** Edge of the buttons and height of the field in px: 44 at a desk, 48 or more for gloves. */
  size?: number;
}

/**
 * Field `− n +`: a whole number with a button on either side. Typed text takes effect once it is a number within the
 * bounds. A code from a scanner is refused, however slowly it arrives, and the previous number is restored. Enter only
 * ends the typing; it does not submit the form.
 */
export function QuantityInput({
  value,
  onChange,
  label,
  min = 1,
  max = MAX_QUANTITY,
  size = 44,
}: QuantityInputProps) {
  const id = useId();
  /** Typed text, the number it stands for, and the number before the typing. */
  const [typed, setTyped] = useState<{ text: string; counted: number; before: number }>();
  // A number that was set meanwhile, such as after a print, must not be hidden by older typed text.
  const draft = typed?.counted === value ? typed : undefined;
  const [isCode, setIsCode] = useState(false);
  const refusedAtMs = useRef(-CODE_GAP_MS);
  const typedAtMs = useRef(-CODE_GAP_MS);
  const set = (next: number) => {
    setTyped(undefined);
    setIsCode(false);
    onChange(Math.min(max, Math.max(min, next)));
  };
  const type = (text: string, atMs: number) => {
    // Typing after a pause, by a person or a scanner, is a new entry: the current value is the one to restore.
    const isContinued = atMs - typedAtMs.current < CODE_GAP_MS;
    const before = (isContinued ? draft?.before : undefined) ?? value;
    typedAtMs.current = atMs;
    if (isRefused(text) || atMs - refusedAtMs.current < CODE_GAP_MS) {
      refusedAtMs.current = atMs;
      set(before);
      setIsCode(true);
      return;
    }
    setIsCode(false);
    const next = Number(text);
    const isCounted = text !== '' && next >= min && next <= max;
    setTyped({ text, before, counted: isCounted ? next : value });
    if (isCounted) onChange(next);
  };
  const finish = () => {
    // Without typed text nothing is reported: another control may just have set a newer number.
    if (draft) set(draft.text ? Number(draft.text) : value);
    else setIsCode(false);
  };
  return (
    <Input.Wrapper id={id} label={label} error={isCode && texts.refused({ value })}>
      <div className={classes['row']}>
        <ActionIcon
          variant="default"
          size={size}
          aria-label={texts.fewer}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        >
          <Minus size={18} aria-hidden />
        </ActionIcon>
        <Input
          id={id}
          value={draft?.text ?? String(value)}
          onChange={(event) => type(event.currentTarget.value.trim(), event.timeStamp)}
          onBlur={finish}
          inputMode="numeric"
          autoComplete="off"
          classNames={{ wrapper: classes['field'] ?? '', input: classes['input'] ?? '' }}
          styles={{ input: { minHeight: size, fontSize: size >= 48 ? '1.125rem' : '1rem' } }}
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          onKeyDown={(event) => {
            const step = { ArrowUp: 1, ArrowDown: -1, Enter: 0 }[event.key];
            if (step === undefined) return;
            event.preventDefault();
            if (step === 0) finish();
            else set(value + step);
          }}
        />
        <ActionIcon
          variant="default"
          size={size}
          aria-label={texts.more}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        >
          <Plus size={18} aria-hidden />
        </ActionIcon>
      </div>
    </Input.Wrapper>
  );
}

/** Returns whether a text cannot be a number of labels: it contains signs, or six or more digits as codes do. */
const isRefused = (text: string): boolean => /\D|\d{6}/.test(text);
