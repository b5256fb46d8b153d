import { Alert } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useStorageHealth, type AdministeredWidgets } from '@/entities/widget';
import { BusyButton } from '@/shared/ui/busy-button';
import { addWidgetsMutation } from '../api/add-widgets-mutation';
import { texts } from '../i18n';

interface StorageNoticesProps {
  organizationId: string;
  all: AdministeredWidgets;
}

/** Notices about widgets that are not stored on the server, and about problems of this browser's storage. */
export function StorageNotices({ organizationId, all: { isOffered, waiting } }: StorageNoticesProps) {
  const health = useStorageHealth((state) => state.health);
  const { mutate: share, isPending, data: shared } = useMutation(addWidgetsMutation());
  // Widgets that the server also stores are not lost with this browser's storage.
  const isFullShown = health === 'full' && (!isOffered || waiting.length > 0);
  return (
    <>
      {!isOffered && <Alert role="note">{texts.storage.notOffered}</Alert>}
      {isFullShown && (
        <Alert color="red" role="alert">
          {texts.storage.full}
        </Alert>
      )}
      {health === 'restored' && (
        <Alert color="yellow" role="status">
          {texts.storage.restored}
        </Alert>
      )}
      {waiting.length > 0 && (
        <Alert color="yellow" role="status">
          <p style={{ margin: '0 0 8px' }}>
            {texts.storage.waiting({ count: waiting.length })}{' '}
            {shared !== undefined &&
              shared.reason !== '' &&
              texts.storage.notShared({ reason: shared.reason })}
          </p>
          <BusyButton
            variant="default"
            isBusy={isPending}
            onClick={() => {
              if (!isPending) share({ organizationId, isOffered, widgets: waiting });
            }}
          >
            {texts.storage.share}
          </BusyButton>
        </Alert>
      )}
      {waiting.length === 0 && shared && shared.done > 0 && (
        <Alert role="status">{texts.storage.shared({ count: shared.done })}</Alert>
      )}
    </>
  );
}
