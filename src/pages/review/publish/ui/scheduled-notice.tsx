import { Alert } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { canTake } from '@/entities/review';
import { qualityRolesOf, useSessionUser } from '@/entities/session';
import type { Decision } from '@/features/review';
import { unscheduleMutation } from '@/features/review';
import { isNotOffered, toApiError } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/date';
import { BusyButton } from '@/shared/ui/busy-button';
import { texts } from '../i18n';
import { formatZone, fromLocalField } from '../model/publish-form';
import classes from './publish.module.css';

/** Notice with the time of the automatic publication, and a button that cancels it. */
export function ScheduledNotice({ decision: { seen, reload } }: { decision: Decision }) {
  const roles = qualityRolesOf(useSessionUser());
  const { mutate: unschedule, isPending, error } = useMutation(unscheduleMutation());
  const { labelVersionId, versionHash, publishAt } = seen;
  const at = fromLocalField(publishAt);
  if (!at) return null;
  const fault = error && (isNotOffered(error) ? texts.cancelNotOffered : toApiError(error).message);
  return (
    <Alert
      color="gray"
      role="note"
      icon={<CalendarClock aria-hidden />}
      title={texts.isScheduled({ at: formatDateTime(at, { style: 'medium' }), zone: formatZone(at) })}
    >
      {canTake(seen, roles, 'publish') && (
        <>
          <p className={classes['line']}>{texts.scheduledHint}</p>
          <BusyButton
            variant="default"
            size="sm"
            mt={8}
            isBusy={isPending}
            onClick={() => {
              if (!isPending) unschedule({ labelVersionId, versionHash }, { onSuccess: () => void reload() });
            }}
          >
            {texts.cancelSchedule}
          </BusyButton>
        </>
      )}
      {fault !== null && (
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
      )}
    </Alert>
  );
}
