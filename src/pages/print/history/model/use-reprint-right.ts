import type { PrintedJobDetail } from '@/entities/print-job';
import { access, canAccess, useSessionUser } from '@/entities/session';
import { texts } from '../i18n';

/** Whether this person may print the job again; if not, why. */
export function useReprintRight(
  job: Pick<PrintedJobDetail, 'canReprint'>,
): { isGiven: true } | { isGiven: false; reason: string } {
  const user = useSessionUser();
  if (!canAccess(user, access.member)) return { isGiven: false, reason: texts.detail.noPrinting };
  return job.canReprint ? { isGiven: true } : { isGiven: false, reason: texts.detail.notYours };
}
