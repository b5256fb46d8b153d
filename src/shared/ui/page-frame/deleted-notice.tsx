import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { uiTexts } from '../i18n';
import { DELETED_SHOWN_MS } from '../../config';
import classes from './page-frame.module.css';

const texts = uiTexts.pageFrame;

interface DeletedNoticeProps {
  name: string;
  /** Called after five seconds, or at once on "Go now"; never after the person went elsewhere. */
  onGo: () => void;
}

/** Notice that the record is deleted and that the list opens next. */
export function DeletedNotice({ name, onGo }: DeletedNoticeProps) {
  const goNow = useRef<HTMLButtonElement>(null);
  const go = useEffectEvent(onGo);
  useEffect(() => {
    // The focused control was removed together with the record.
    goNow.current?.focus();
    const timer = setTimeout(go, DELETED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes['bar']}>
      <p role="status" className={classes['progress']}>
        {texts.deleted({ name, seconds: DELETED_SHOWN_MS / 1000 })}
      </p>
      <Button ref={goNow} onClick={onGo}>
        {texts.goNow}
      </Button>
    </div>
  );
}
