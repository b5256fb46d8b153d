import { Alert, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createArticleMutation } from '@/entities/article';
import type { Widget } from '@/entities/widget';
import { ApiError, toId } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { texts } from '../i18n';
import classes from './widget-form.module.css';

interface NewDefaultArticleProps {
  /** The label of the widget; "" for none. */
  labelId: string;
  onCreated: (article: NonNullable<Widget['predefinedArticle']>) => void;
}

/** Field that creates the predefined article of the card if it does not exist yet. */
export function NewDefaultArticle({ labelId, onCreated }: NewDefaultArticleProps) {
  const [name, setName] = useState('');
  const { mutate, isPending, error, isSuccess, data, variables } = useMutation(createArticleMutation());
  const isBlocked = name.trim() === '';
  const create = () => {
    if (isBlocked || isPending) return;
    mutate(
      { name: name.trim(), articleData: [], ...(labelId !== '' && { labelId: toId(labelId) }) },
      {
        onSuccess: (created) => {
          if (!created) return;
          const { id, name: named, externalIdentifier } = created;
          onCreated({ id, name: named, externalIdentifier });
        },
      },
    );
  };
  return (
    <div className={classes['section']}>
      <div className={classes['suggestions']}>
        <TextInput
          label={texts.newArticle}
          size="md"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // Enter creates the article; it must not submit the form, which has its own button.
            event.preventDefault();
            create();
          }}
        />
        <BusyButton
          variant="default"
          style={{ alignSelf: 'flex-end' }}
          isBusy={isPending}
          isBlocked={isBlocked}
          onClick={create}
        >
          {texts.createArticle}
        </BusyButton>
      </div>
      {isSuccess && !data && <Alert role="status">{texts.createdUnseen({ name: variables.name })}</Alert>}
      {error && (
        <Alert color="red" role="alert" title={texts.noDefaultArticle}>
          {error.cause instanceof ApiError ? error.cause.message : error.message}
        </Alert>
      )}
    </div>
  );
}
