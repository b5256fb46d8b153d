import { CloseButton } from '@mantine/core';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { ERROR_SHOWN_MS, SUCCESS_SHOWN_MS } from '../config/limits';
import type { CardMessage as Message } from '../model/card-state';
import classes from './card-message.module.css';
import { texts } from './texts';

interface CardMessageProps {
  message: Message;
  onGone: () => void;
}

const SHOWN_MS = { success: SUCCESS_SHOWN_MS, error: ERROR_SHOWN_MS } as const;

/** A message that goes by itself, but not while it is being read: pointer or focus on it stop the clock. */
export function CardMessage({ message, onGone }: CardMessageProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRead = isHovered || isFocused;
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (isRead) return undefined;
    const timer = setTimeout(leave, SHOWN_MS[message.kind]);
    return () => clearTimeout(timer);
  }, [message, isRead]);

  const Icon = message.kind === 'success' ? CircleCheck : CircleAlert;
  return (
    <div
      role={message.kind === 'success' ? 'status' : 'alert'}
      className={classes['message']}
      data-kind={message.kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon size={20} aria-hidden />
      <span className={classes['text']}>{message.text}</span>
      <CloseButton size={44} aria-label={texts.dismiss} onClick={onGone} />
    </div>
  );
}
