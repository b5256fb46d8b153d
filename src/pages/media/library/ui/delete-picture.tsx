import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MediaFile } from '@/entities/media';
import { isNotOffered, toApiError } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { deletePictureMutation } from '../api/picture-mutation';
import { texts } from '../i18n';
import classes from './media-library.module.css';

/** Deletes a picture after a confirmation in place; a refusal lists where the picture is used. */
export function DeletePicture({ file, onGone }: { file: MediaFile; onGone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate: remove, isPending, error, reset } = useMutation(deletePictureMutation());
  const ask = (isAsked: boolean) => {
    reset();
    setAsking(isAsked);
  };
  return (
    <div className={classes['delete']}>
      {error && (
        <Alert color="red" role="alert">
          {isNotOffered(toApiError(error)) ? texts.notOffered : error.message}
        </Alert>
      )}
      {isAsking ? (
        <DeleteQuestion
          name={file.name}
          isBusy={isPending}
          onKeep={() => ask(false)}
          onDelete={() => remove(file.id, { onSuccess: onGone })}
        />
      ) : (
        <Button variant="subtle" color="red" onClick={() => ask(true)}>
          {texts.delete}
        </Button>
      )}
    </div>
  );
}

interface DeleteQuestionProps {
  name: string;
  isBusy: boolean;
  onKeep: () => void;
  onDelete: () => void;
}

/** Confirmation in place of the button. It takes the focus, on the answer that changes nothing. */
function DeleteQuestion({ name, isBusy, onKeep, onDelete }: DeleteQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="group" aria-label={texts.deleteQuestion({ name })} className={classes['question']}>
      <p>
        <strong>{texts.deleteQuestion({ name })}</strong> {texts.deleteText}
      </p>
      <div className={classes['row']}>
        <Button ref={keep} variant="default" onClick={onKeep}>
          {texts.keep}
        </Button>
        <BusyButton color="red" isBusy={isBusy} onClick={onDelete}>
          {texts.delete}
        </BusyButton>
      </div>
    </div>
  );
}
