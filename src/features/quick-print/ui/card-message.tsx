import { CloseButton } from '@mantine/core';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '../i18n';
import type { CardMessage as Message } from '../model/card-state';
import { SUCCESS_SHOWN_MS, ERROR_SHOWN_MS } from '../config/timings';
import classes from './card-message.module.css';

interface CardMessageProps {
  message: Message;
  onGone: () => void;
}

const SHOWN_MS = { success: SUCCESS_SHOWN_MS, error: ERROR_SHOWN_MS } as const;

/** Message that disappears after its time (specification 9), or earlier by its button. */
export function CardMessage({ message, onGone }: CardMessageProps) {
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    const timer = setTimeout(leave, SHOWN_MS[message.kind]);
    return () => clearTimeout(timer);
  }, [message]);

  const Icon = message.kind === 'success' ? CircleCheck : CircleAlert;
  return (
    <div
      role={message.kind === 'success' ? 'status' : 'alert'}
      className={classes['message']}
      data-kind={message.kind}
    >
      <Icon size={20} aria-hidden />
      <div className={classes['text']}>
        <p>{message.text}</p>
        {message.advice && <p>{message.advice}</p>}
      </div>
      <CloseButton size={44} aria-label={texts.dismiss} onClick={onGone} />
    </div>
  );
}
