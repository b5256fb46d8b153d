import type { Retention } from '../../foundation/store/retention.ts';
import type { ServerEnvironmentVariables } from './environment.ts';

/** Returns how long this installation keeps its history. */
export const retentionOf = (env: ServerEnvironmentVariables): Retention => ({
  printFileHours: env.KEEP_PRINT_FILES_HOURS,
  auditEventDays: env.KEEP_AUDIT_EVENTS_DAYS,
  deliveryDays: env.KEEP_DELIVERIES_DAYS,
  invitationDays: env.KEEP_INVITATIONS_DAYS,
  importFileDays: env.KEEP_IMPORT_FILES_DAYS,
});
