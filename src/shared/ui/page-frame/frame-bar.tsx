import { Button } from '@mantine/core';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { uiTexts } from '../i18n';
import { BusyButton } from '../busy-button';
import classes from './page-frame.module.css';

const texts = uiTexts.pageFrame;

interface FrameBarProps {
  /** Text of the main button. */
  submit: string;
  isChanged: boolean;
  isSaved: boolean;
  isBusy: boolean;
  /** Disables Save while the form is invalid. */
  isBlocked: boolean;
  /** Reason why the form cannot be submitted; "" if it can, or before the first attempt. */
  reason: string;
  onCancel: () => void;
  onDiscard?: (() => void) | undefined;
}

/** Sticky bar at the end of a form: its state and the buttons. */
export function FrameBar(props: FrameBarProps) {
  const { submit, isChanged, isSaved, isBusy, isBlocked, reason, onCancel, onDiscard } = props;
  const reasonId = useId();
  return (
    <div className={classes['bar']} role="group" aria-label={texts.actions}>
      <div className={classes['state']}>
        <p id={reasonId} role="alert" className={classes['reason']}>
          {reason !== '' && <CircleAlert size={16} aria-hidden />}
          {reason}
        </p>
        <p role="status" className={classes['progress']}>
          {isSaved && !isChanged && <CircleCheck size={16} aria-hidden />}
          {isChanged ? texts.unsaved : isSaved && texts.saved}
        </p>
      </div>
      <div className={classes['buttons']}>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {onDiscard && isChanged && (
          <Button variant="default" onClick={onDiscard}>
            {texts.discard}
          </Button>
        )}
        <BusyButton
          type="submit"
          isBusy={isBusy}
          isBlocked={isBlocked}
          title={texts.shortcut}
          {...(reason !== '' && { 'aria-describedby': reasonId })}
        >
          {submit}
        </BusyButton>
      </div>
    </div>
  );
}
