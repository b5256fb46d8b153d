import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { versionNumber } from '@/entities/review';
import { COMMENT_MAX, ReviewFault } from '@/features/review';
import { BusyButton } from '@/shared/ui/busy-button';
import { texts } from '../i18n';
import { actionTexts } from '../model/action-texts';
import { useVersionAction } from '../model/use-version-action';
import type { AskedAction } from '../model/asked-action';
import classes from './label-review.module.css';

interface VersionQuestionProps extends AskedAction {
  onClose: () => void;
  onDone: () => void;
}

/** Confirmation of a step that explains its effect and takes a comment. After a failure the comment is kept. */
export function VersionQuestion({ action, version, onClose, onDone }: VersionQuestionProps) {
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isPending, error } = useVersionAction(action, onDone);
  const number = versionNumber(version.version);
  const { action: verb, question, comment: commentLabel, failed } = actionTexts(action);
  const effect =
    action === 'withdraw' && version.state === 'Published'
      ? texts.withdraw.effectPrinted
      : actionTexts(action).effect;
  const fault = faultOf(comment, action === 'withdraw');
  return (
    <Modal
      opened
      onClose={onClose}
      title={question({ version: number })}
      withCloseButton={false}
      centered
      transitionProps={{ duration: 0 }}
    >
      <form
        noValidate
        className={classes['question']}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (fault === undefined) run(version, comment.trim());
        }}
      >
        <p className={classes['words']}>{effect}</p>
        <Textarea
          data-autofocus
          label={commentLabel}
          required={action === 'withdraw'}
          autosize
          minRows={2}
          maxRows={8}
          value={comment}
          error={isTried ? fault : undefined}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        {error && <ReviewFault error={error} title={failed({ version: number })} />}
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <BusyButton type="submit" isBusy={isPending} {...(action === 'withdraw' && { color: 'red' })}>
            {verb}
          </BusyButton>
        </div>
      </form>
    </Modal>
  );
}

function faultOf(comment: string, isNeeded: boolean): string | undefined {
  if (comment.trim() === '') return isNeeded ? texts.withdraw.noComment : undefined;
  return comment.trim().length > COMMENT_MAX ? texts.commentTooLong({ most: COMMENT_MAX }) : undefined;
}
