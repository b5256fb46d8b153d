/** The address of a print file lasts as long: no file is deleted before. */
export const LEAST_FILE_HOURS = 24;

/** How long an installation keeps what nobody works with any more. */
export interface Retention {
  /** Files of print jobs, from their creation; 24 at least. */
  readonly printFileHours: number;
  /** Events of the security log. */
  readonly auditEventDays: number;
  /** Messages of web hooks that were delivered or given up. */
  readonly deliveryDays: number;
  /** Invitations after they expired; they can be sent again until then. */
  readonly invitationDays: number;
  /** Files of finished imports; undefined: for ever. What became of their rows stays. */
  readonly importFileDays?: number | undefined;
}

export const defaultRetention: Retention = {
  printFileHours: LEAST_FILE_HOURS,
  auditEventDays: 365,
  deliveryDays: 30,
  invitationDays: 30,
};
