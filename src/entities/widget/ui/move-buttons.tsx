import { ActionIcon } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { texts } from '../i18n';
import classes from './move-buttons.module.css';

interface MoveButtonsProps {
  name: string;
  index: number;
  count: number;
  onMove: (step: -1 | 1) => void;
}

/** Buttons that move a widget, or a field of its card, up and down in its list. The focus stays on the button after the move. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const pressed = useRef<HTMLButtonElement>(null);
  const place = useRef(index);
  useLayoutEffect(() => {
    if (place.current === index) return;
    place.current = index;
    // An element that moves within the document loses the focus.
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  const button = (step: -1 | 1, label: string, isBlocked: boolean) => (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      aria-disabled={isBlocked || undefined}
      data-disabled={isBlocked || undefined}
      onClick={(event) => {
        if (isBlocked) return;
        pressed.current = event.currentTarget;
        onMove(step);
      }}
    >
      {step < 0 ? <ArrowUp size={18} aria-hidden /> : <ArrowDown size={18} aria-hidden />}
    </ActionIcon>
  );
  return (
    <span className={classes['moves']}>
      {button(-1, texts.up({ name }), index === 0)}
      {button(1, texts.down({ name }), index === count - 1)}
    </span>
  );
}
