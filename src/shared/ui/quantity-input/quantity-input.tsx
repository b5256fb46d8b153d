import { ActionIcon, Input } from '@mantine/core';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import classes from './quantity-input.module.css';
import { texts } from './texts';

interface QuantityInputProps {
  value: number;
  onChange: (value: number) => void;
  label: string;
  min?: number;
  max?: number;
  /** Edge of the buttons and height of the field in px: 44 at a desk, 48 or more for gloves. */
  size?: number;
}

/** `− n +`: a whole number with a button on either side. What is typed counts once it is a number within bounds. */
export function QuantityInput({
  value,
  onChange,
  label,
  min = 1,
  max = 10_000,
  size = 44,
}: QuantityInputProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const set = (next: number) => {
    setDraft(undefined);
    onChange(Math.min(max, Math.max(min, next)));
  };
  const type = (text: string) => {
    setDraft(text);
    const typed = Number(text);
    if (text !== '' && Number.isInteger(typed) && typed >= min && typed <= max) onChange(typed);
  };
  return (
    <Input.Wrapper id={id} label={label}>
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
          value={draft ?? String(value)}
          onChange={(event) => type(event.currentTarget.value.replaceAll(/\D/g, ''))}
          onBlur={() => set(draft === undefined || draft === '' ? value : Number(draft))}
          inputMode="numeric"
          autoComplete="off"
          classNames={{ wrapper: classes['field'] ?? '', input: classes['input'] ?? '' }}
          styles={{ input: { height: size, fontSize: size >= 48 ? 18 : 16 } }}
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          onKeyDown={(event) => {
            const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (step === undefined) return;
            event.preventDefault();
            set(value + step);
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
