import { Alert, Button, Group, Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWidgetLimit } from '@/entities/subscription';
import type { WidgetPlace } from '@/entities/widget';
import { BusyButton } from '@/shared/ui/busy-button';
import { addWidgetsMutation } from '../api/add-widgets-mutation';
import { texts } from '../i18n';
import type { ReadImport } from '../model/read-import';
import classes from './widget-administration.module.css';

interface ImportDialogProps {
  read: ReadImport;
  place: WidgetPlace;
  /** Number of existing widgets. */
  count: number;
  onClose: () => void;
}

/** Dialog that shows what a file would add before it is added, or the problems of the file. */
export function ImportDialog({ read, place, count, onClose }: ImportDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.import.title}
      centered
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': texts.import.close }}
    >
      {'problems' in read ? (
        <>
          <Alert color="red" role="alert" title={texts.import.nothing} className={classes['notes']}>
            <ul>
              {read.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Alert>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" data-autofocus onClick={onClose}>
              {texts.import.close}
            </Button>
          </Group>
        </>
      ) : (
        <ImportSteps read={read} place={place} count={count} onClose={onClose} />
      )}
    </Modal>
  );
}

function ImportSteps({
  read: { widgets, notes },
  place,
  count,
  onClose,
}: Omit<ImportDialogProps, 'read'> & { read: Extract<ReadImport, { widgets: unknown }> }) {
  const { mutate, isPending } = useMutation(addWidgetsMutation());
  const [done, setDone] = useState(0);
  const [reason, setReason] = useState('');
  const left = widgets.slice(done);
  const limit = useWidgetLimit(count, left.length);
  const isBlocked = limit?.isBlocked === true;
  const add = () => {
    if (isPending || isBlocked) return;
    mutate(
      { ...place, widgets: left },
      {
        onSuccess: (added) => {
          setDone(done + added.done);
          setReason(added.reason);
        },
      },
    );
  };
  return (
    <div className={classes['notes']}>
      {left.length === 0 ? (
        <p role="status">{texts.import.done({ count: done })}</p>
      ) : (
        <>
          <p>{texts.import.count({ count: left.length })}</p>
          {limit && (
            <Alert color={isBlocked ? 'yellow' : 'gray'} role={isBlocked ? 'status' : 'note'}>
              {limit.sentence}
            </Alert>
          )}
          {notes.length > 0 && (
            <Alert color="yellow" title={texts.import.notes} role="note">
              <ul>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </Alert>
          )}
          {reason !== '' && (
            <Alert color="red" role="alert">
              {texts.import.stopped({ done, count: widgets.length, reason })}
            </Alert>
          )}
        </>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" data-autofocus onClick={onClose}>
          {left.length === 0 ? texts.import.close : texts.import.cancel}
        </Button>
        {left.length > 0 && (
          <BusyButton isBusy={isPending} isBlocked={isBlocked} onClick={add}>
            {done > 0 ? texts.import.again : texts.import.add({ count: left.length })}
          </BusyButton>
        )}
      </Group>
    </div>
  );
}
