import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DataImport } from '@/entities/data-import';
import { isNotOffered, toApiError } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { undoImportMutation } from '../api/import-mutation';
import { texts } from '../i18n';
import classes from './history.module.css';

/** Undoes an import, or cancels a waiting one, after a confirmation in place; a refusal shows its reason. */
export function UndoImport({ one }: { one: DataImport }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate: undo, isPending, error, reset } = useMutation(undoImportMutation());
  const isWaiting = one.state === 'Waiting';
  const action = isWaiting ? texts.cancel : texts.undo;
  const ask = (isAsked: boolean) => {
    reset();
    setAsking(isAsked);
  };
  return (
    <div className={classes['action']}>
      {error && (
        <Alert color="red" role="alert">
          {isNotOffered(toApiError(error)) ? texts.undoNotOffered : error.message}
        </Alert>
      )}
      {isAsking ? (
        <UndoQuestion
          one={one}
          action={action}
          isBusy={isPending}
          onKeep={() => ask(false)}
          onUndo={() => {
            if (!isPending) undo(one.id);
          }}
        />
      ) : (
        <Button variant="subtle" color="red" onClick={() => ask(true)}>
          {action}
        </Button>
      )}
    </div>
  );
}

interface UndoQuestionProps {
  one: DataImport;
  action: string;
  isBusy: boolean;
  onKeep: () => void;
  onUndo: () => void;
}

/** Confirmation in place of the button. It takes the focus, on the answer that changes nothing. */
function UndoQuestion({ one, action, isBusy, onKeep, onUndo }: UndoQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const isWaiting = one.state === 'Waiting';
  const undoText = one.kind === 'orders' ? texts.undoText.orders : texts.undoText.articles;
  const question = (isWaiting ? texts.cancelQuestion : texts.undoQuestion)({ file: one.fileName });
  return (
    <div role="group" aria-label={question} className={classes['question']}>
      <p>
        <strong>{question}</strong>
      </p>
      <p>{isWaiting ? texts.cancelText : undoText({ count: one.createdCount })}</p>
      {one.updatedCount > 0 && <p>{texts.undoKeeps}</p>}
      <div className={classes['buttons']}>
        <Button ref={keep} variant="default" onClick={onKeep}>
          {texts.keep}
        </Button>
        <BusyButton color="red" isBusy={isBusy} onClick={onUndo}>
          {action}
        </BusyButton>
      </div>
    </div>
  );
}
