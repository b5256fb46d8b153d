import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { addConfigurationMutation } from '@/entities/data-import';
import { access, canAccess, useSessionUser } from '@/entities/session';
import { BusyButton } from '@/shared/ui/busy-button';
import { NAME_CHARACTERS } from '@/shared/config';
import { texts } from '../i18n';
import { optionsOf, type WizardState } from '../model/wizard-state';
import { targetGroupsOf } from '../model/target-groups';
import classes from './import-data.module.css';

/** Saves the format and mapping of this file as a configuration for the next ones; only for administrators, who manage configurations. */
export function KeepConfiguration({ state }: { state: WizardState }) {
  const mayKeep = canAccess(useSessionUser(), access.administration);
  const { mutate, isPending, error, data, isSuccess, reset } = useMutation(addConfigurationMutation());
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const panelId = useId();
  const options = optionsOf(state);
  if (!mayKeep || !options || !state.look) return null;
  const request = {
    name: name.trim(),
    fileEncoding: state.look.format.encoding,
    targetGroups: targetGroupsOf(state),
    options,
  };
  const isBlocked = request.name === '';
  return (
    <div>
      <Button
        variant="default"
        leftSection={<BookmarkPlus size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.keep}
      </Button>
      <div id={panelId} hidden={!isOpen} className={classes['keep']}>
        <TextInput
          label={texts.keepName}
          size="md"
          maxLength={NAME_CHARACTERS}
          value={name}
          error={error?.message}
          onChange={({ currentTarget: { value } }) => {
            reset();
            setName(value);
          }}
        />
        <BusyButton
          variant="default"
          size="md"
          isBusy={isPending}
          isBlocked={isBlocked}
          onClick={() => {
            if (!isPending && !isBlocked) mutate(request);
          }}
        >
          {texts.keepSave}
        </BusyButton>
      </div>
      <p role="status" className={classes['hint']}>
        {isSuccess ? texts.kept({ name: data?.name ?? request.name }) : ''}
      </p>
    </div>
  );
}
